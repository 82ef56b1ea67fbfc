export { default, generateMetadata } from "./not-found/page";
