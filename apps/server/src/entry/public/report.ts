import type { DirectoryReport, reportParts } from '@capiz/api/schema/directory-report'
import type { InferOutput } from 'valibot'
import { visitor } from '../../platform/access/actor.ts'
import { inTransaction } from '../../db/transaction.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import { checkRecord } from '../../areas/compliance/check.ts'
import { auditRecord, noteStep } from '../../areas/compliance/step.ts'
import { insertRecord } from '../../areas/compliance/write.ts'
import type { Services } from '../../platform/services.ts'
import { publicFacility } from './directory.ts'
import { publicPhysician } from './physicians.ts'

type Report = InferOutput<typeof DirectoryReport>

const partLabels: Readonly<Record<(typeof reportParts)[number], string>> = {
  HOURS: 'Clinic hours',
  PLACE: 'Address or place',
  CONTACT: 'Telephone or website',
  NOT_ACCEPTED: 'Member was not accepted',
  OTHER: 'Something else',
}

/** The department for reports on the directory; a text template of the group DEPARTMENT. */
const department = 'Provider relations'
const topic = 'ACCREDITATION'

async function namesOf(services: Services, { code, healthFacilityCode }: Report) {
  const place = code.startsWith('HF') ? code : healthFacilityCode
  const facility = place ? await publicFacility(services, place) : undefined
  const doctor = code.startsWith('PHY') ? await publicPhysician(services, code) : undefined
  return {
    physicianNameCode: doctor ? doctor.code : null,
    healthFacility: facility ? facility.code : null,
    subject: [doctor && `${doctor.lastName}, ${doctor.firstName} (${doctor.code})`, facility?.name]
      .filter(Boolean)
      .join(', '),
  }
}

/**
 * Stores a visitor's report of an error in the directory as an inquiry (domain model 9.6), so that it has a number, a
 * clock and a department that replies. Only public entries can be reported.
 */
export async function reportError(
  services: Services,
  body: Report,
  meta: CallMeta,
): Promise<{ code: string }> {
  const { subject, ...names } = await namesOf(services, body)
  const name = body.name ?? 'Visitor of the directory'
  const actor = visitor(name, body.emailAddress ?? '', meta)
  const contact = body.emailAddress ? `\n\nAnswer to: ${body.emailAddress}` : ''
  const fields = {
    dateFiled: services.clock.today(),
    requesterType: 'MEMBER',
    subRequesterType: 'Public directory',
    requesterName: name,
    topic,
    departmentResponsible: department,
    inquiry: `${partLabels[body.part]}: ${subject}\n\n${body.details}${contact}`,
    ...names,
  }
  return inTransaction(services.db, async (tx) => {
    await checkRecord(tx, 'inquiry-report', fields, 'OPEN', undefined, services.clock.today())
    const row = await insertRecord(
      services,
      tx,
      'inquiry-report',
      { fields, status: 'OPEN', authors: [] },
      actor,
    )
    await noteStep(services, tx, row, { action: 'CREATE', toStatus: 'OPEN' }, actor)
    const changes = [{ field: 'inquiry', before: null, after: fields.inquiry }]
    await auditRecord(services, tx, row, { action: 'CREATE', changes }, actor)
    return { code: row.code ?? refuse('NOT_FOUND') }
  })
}
