import { and, eq } from 'drizzle-orm'
import { caseRecord } from '../../db/schema/index.ts'
import { blankForm } from '../../engines/document/preview.ts'
import { refuseField } from '../../platform/errors/refuse.ts'
import type { BlobReply } from '../../platform/http/types.ts'
import type { Upload } from '../../platform/files/upload.ts'
import { teamKey, type CaseRow } from './kind.ts'
import { moveRecord, saveRecord } from './save.ts'
import { type Saving } from './saving.ts'

/**
 * Stores the medical service team record of a year and area; the one before it is kept as replaced (domain model 9.10).
 */
export async function saveServiceTeam(
  saving: Saving,
  { year, area }: { year: number; area: string },
  upload: Upload,
): Promise<CaseRow> {
  const { services, tx } = saving
  const today = services.clock.today()
  const latest = Number(today.slice(0, 4)) + 1
  if (year < 2000 || year > latest) refuseField('year', `Enter a year from 2000 to ${latest}.`)
  const [earlier] = await tx
    .select()
    .from(caseRecord)
    .where(
      and(
        eq(caseRecord.kind, 'service-team'),
        eq(caseRecord.uniqueKey, teamKey(year, area)),
        eq(caseRecord.deleted, false),
      ),
    )
    .for('update')
  if (earlier) await moveRecord(saving, earlier, 'SUPERSEDED', null)
  const form = { year, area, code: null, status: null }
  return saveRecord(saving, 'service-team', form, [{ upload }], { set: { uploadedDate: today } })
}

/** The form a medical service team fills in. */
export async function serviceTeamForm(): Promise<BlobReply> {
  const lines = [
    'Year',
    'Area',
    'Team leader',
    'Members',
    'Facilities covered',
    'Visits made',
    'Findings',
    'Signed by',
  ]
  const body = await blankForm('Medical service team record', lines)
  return { body, fileName: 'medical-service-team-form.pdf', contentType: 'application/pdf' }
}
