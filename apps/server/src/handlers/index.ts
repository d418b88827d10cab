import type { Handlers } from '../http/types.ts'
import { authHandlers } from './auth.ts'

/** Every handler of the server; each area adds its own map here. */
export const allHandlers: Handlers = {
  ...authHandlers,
}
