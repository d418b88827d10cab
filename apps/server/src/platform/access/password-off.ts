import { eq } from 'drizzle-orm'
import { type appUser, role } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { refuse } from '../errors/refuse.ts'
import type { Services } from '../services.ts'

type Account = Pick<typeof appUser.$inferSelect, 'roleId' | 'linkedCode'>

/** Whether the role of an account signs in by single sign-on alone; never that of a provider. */
export async function isPasswordOff(
  db: Executor,
  { config }: Services,
  { roleId, linkedCode }: Account,
): Promise<boolean> {
  const roles = config.singleSignOn?.onlyRoles ?? []
  if (roles.length === 0 || linkedCode !== null) return false
  const [held] = await db.select({ code: role.code }).from(role).where(eq(role.id, roleId))
  return held !== undefined && roles.includes(held.code)
}

/** Refuses a password that is right where the role does not sign in with one. */
export async function refusePasswordOff(db: Executor, services: Services, account: Account): Promise<void> {
  if (!(await isPasswordOff(db, services, account))) return
  const { name } = services.config.singleSignOn ?? {}
  refuse('PASSWORD_OFF', { message: `Your role does not sign in with a password. Use ${name}.` })
}
