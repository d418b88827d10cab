import { eq } from 'drizzle-orm'
import { audit } from '../../platform/audit/audit.ts'
import { hashPassword, newTemporaryPassword } from '../../platform/auth/password.ts'
import { temporaryHours } from '../../platform/auth/recovery.ts'
import { revokeSessions } from '../../platform/auth/session.ts'
import { appUser, role } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Services } from '../../platform/services.ts'

/** The details of a new administrator. */
export interface AdministratorForm {
  username: string
  emailAddress: string
  firstName: string
  lastName: string
}

/**
 * Creates a system administrator, or gives an existing user of that name the role again, and returns the temporary
 * password: access without mail for the operator of the machine.
 */
export async function createAdministrator(services: Services, form: AdministratorForm): Promise<string> {
  const password = newTemporaryPassword()
  const passwordHash = await hashPassword(password)
  const now = services.clock.now()
  await inTransaction(services.db, async (tx) => {
    const [admin] = await tx.select().from(role).where(eq(role.code, 'SYSTEM_ADMINISTRATOR'))
    const values = {
      ...form,
      emailKey: form.emailAddress.toLowerCase(),
      roleId: admin?.id ?? 0,
      linkedCode: null,
      passwordHash,
      temporaryPassword: true,
      temporaryUntil: new Date(now.getTime() + temporaryHours * 3_600_000),
      lockedUntil: null,
      deleted: false,
      updatedBy: 'SYSTEM',
      updatedDate: now,
    }
    const code = await services.codes.next(tx, 'user')
    const [saved] = await tx
      .insert(appUser)
      .values({ ...values, code })
      .onConflictDoUpdate({ target: appUser.username, set: values })
      .returning()
    await revokeSessions(tx, saved?.id ?? 0, 'PASSWORD', now)
    await audit(tx, services, {
      actor: 'SYSTEM',
      action: 'CREATE',
      entityType: 'user',
      entityCode: saved?.code ?? code,
      topic: 'Administrator made on the machine',
      changes: [],
    })
  })
  return password
}
