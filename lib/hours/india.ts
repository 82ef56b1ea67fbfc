export { localDate as todayInIndia } from "./calendar";
