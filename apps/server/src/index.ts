import { allHandlers } from './entry/handlers/index.ts'

export { createApp, type AppOptions } from './app.ts'
export type { Clock } from './platform/runtime/clock.ts'
export { printableConfig, type Config } from './platform/runtime/config.ts'
export { readConfig } from './platform/runtime/read-config.ts'
export { openDatabase, type OpenDatabase } from './db/open.ts'
export { createServices, openServices } from './start.ts'
export type { Services } from './platform/services.ts'

/** Ids of the endpoints that have a handler; the others answer 501. */
export const servedIds: readonly string[] = Object.keys(allHandlers)
