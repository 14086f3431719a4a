/** The front door of the catalogue on the server. */
export type { RateServices } from './ask-rate-services.ts'
export { routesFor } from './routes.ts'
