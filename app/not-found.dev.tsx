// In development Next answers with this where no page stands; hosts answer with the exported page.
export { default, generateMetadata } from "./not-found/page";
