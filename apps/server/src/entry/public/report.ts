import type { DirectoryReport, reportParts } from '@capiz/api/schema/directory-report'
import type { ConfirmationSection } from '@capiz/domain/confirmation'
import type { InferOutput } from 'valibot'
import { visitor } from '../../platform/access/actor.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import { ownerOfCode } from '../../areas/confirmation/owner.ts'
import { reopenSection } from '../../areas/confirmation/reopen.ts'
import type { Services } from '../../platform/services.ts'
import { publicFacility } from './directory.ts'
import { fileInquiry } from './inquiry.ts'
import { publicPhysician } from './physicians.ts'

type Report = InferOutput<typeof DirectoryReport>

const partLabels: Readonly<Record<(typeof reportParts)[number], string>> = {
  HOURS: 'Clinic hours',
  PLACE: 'Address or place',
  CONTACT: 'Telephone or website',
  NOT_ACCEPTED: 'Member was not accepted',
  OTHER: 'Something else',
}

/**
 * The section a report is about, and the record it belongs to: a visitor reaches a physician by the telephone of the
 * facility. Undefined where nothing a provider confirms is said to be wrong.
 */
function reportedSection(
  { code, part }: Report,
  facilityCode: string | null,
): { ownerCode: string; section: ConfirmationSection } | undefined {
  if (part === 'HOURS') return { ownerCode: code, section: 'HOURS' }
  if (part === 'PLACE') return { ownerCode: code, section: 'PLACES' }
  return part === 'CONTACT' && facilityCode !== null
    ? { ownerCode: facilityCode, section: 'PLACES' }
    : undefined
}

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
 * Stores a visitor's report of an error in the directory as an inquiry (domain model 9.6), and reopens the section it is
 * about. Only public entries can be reported.
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
  const report = {
    requesterType: 'MEMBER',
    subRequesterType: 'Public directory',
    requesterName: name,
    inquiry: `${partLabels[body.part]}: ${subject}\n\n${body.details}${contact}`,
    ...names,
  } as const
  return inTransaction(services.db, async (tx) => {
    const code = await fileInquiry(services, tx, report, actor)
    const reported = reportedSection(body, names.healthFacility)
    if (reported !== undefined) {
      const owner = await ownerOfCode(tx, reported.ownerCode, true)
      const { section } = reported
      await reopenSection(services, tx, owner, { section, channel: 'REPORT', inquiryCode: code }, actor)
    }
    return { code }
  })
}
