import { eq } from 'drizzle-orm'
import { facility, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { checklistOwner as ofFacility } from '../facility/checklist.ts'
import { checklistOwner as ofPhysician } from '../physician/checklist.ts'

/** The record a provider's account is linked to, as the owner of its checklist, and its status; undefined without one. */
export async function ownRecord(db: Executor, code: string) {
  if (code.startsWith('HF')) {
    const [row] = await db.select().from(facility).where(eq(facility.code, code))
    return row && { owner: ofFacility(row), status: row.accreditationStatusCode }
  }
  const [row] = await db.select().from(physician).where(eq(physician.code, code))
  return row && { owner: ofPhysician(row), status: row.accreditationStatusCode }
}
