import { plural } from '@capiz/domain/text'
import { sectionLabel } from '@capiz/domain/confirmation'
import type { IsoDate } from '@capiz/domain/time'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { userRequest } from '../../db/schema/index.ts'
import { checklistOf, type ChecklistOwner } from '../../engines/provider/checklist.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Services } from '../../platform/services.ts'
import { openNotices } from '../compliance/open-notices.ts'
import { ownerOfCode } from '../confirmation/owner.ts'
import { confirmationsOf, freshnessOfRecord } from '../confirmation/read.ts'
import { recordPath, type Item } from './item.ts'
import { ownRecord } from './own-record.ts'
import { requestsToAnswer } from './request-work.ts'

/** Statuses in which a provider keeps its documents complete. */
const keptStatuses: readonly string[] = ['ON_PROCESS', 'ACCREDITED', 'SUSPENDED']

const verbs = { MISSING: 'Send', EXPIRED: 'Renew', EXPIRING: 'Renew' } as const

/** The documents of a provider that are missing or run out, without those whose new file waits for a decision. */
async function documentsToSend({ db }: Services, owner: ChecklistOwner, today: IsoDate): Promise<Item[]> {
  const sent = await db
    .select({ docType: userRequest.docType })
    .from(userRequest)
    .where(
      and(
        eq(userRequest.targetCode, owner.code),
        isNotNull(userRequest.docType),
        inArray(userRequest.status, ['PENDING', 'REVIEWED']),
        eq(userRequest.deleted, false),
      ),
    )
  const waiting = new Set(sent.map(({ docType }) => docType))
  const rows = await checklistOf(db, owner, today)
  return rows.flatMap(({ documentTypeCode, label, required, state, validityDate }): Item[] => {
    if (state !== 'MISSING' && state !== 'EXPIRED' && state !== 'EXPIRING') return []
    if ((state === 'MISSING' && !required) || waiting.has(documentTypeCode)) return []
    return [
      {
        key: `document-${documentTypeCode}`,
        kind: 'document',
        actor: 'me',
        subject: `${verbs[state]}: ${label}`,
        label:
          state === 'MISSING'
            ? 'The accreditation needs it.'
            : state === 'EXPIRED'
              ? 'It has expired.'
              : 'Send the new one before the present one ends.',
        action: 'Add document',
        dueDate: state === 'MISSING' ? null : validityDate,
        route: `${recordPath(owner.code)}/documents?add=${encodeURIComponent(documentTypeCode)}`,
      },
    ]
  })
}

/** The sections of a record in the network that its provider has to confirm, as one item with the earliest day. */
async function sectionsToConfirm({ db, clock, config }: Services, code: string): Promise<Item[]> {
  const owner = await ownerOfCode(db, code)
  if (!owner.isInNetwork) return []
  const rows = (await confirmationsOf(db, [code])).get(code) ?? []
  const freshness = freshnessOfRecord({ ...owner, rows }, clock.today(), config.confirmationDays)
  const open = [...freshness].filter(([, { state }]) => state !== 'CONFIRMED')
  if (open.length === 0) return []
  const days = open.flatMap(([, one]) => {
    // a section that changed or was reported is due since then, at the latest today
    const day = one.reopenedOn ?? one.dueOn
    return day === null ? [] : [day]
  })
  const [first = '', ...others] = open.map(([section]) => sectionLabel(owner.subject, section))
  return [
    {
      key: 'confirmation',
      kind: 'confirmation',
      actor: 'me',
      subject: 'Confirm your details',
      label:
        others.length === 0
          ? `${first}.`
          : `${first} and ${plural(others.length, 'more section', 'more sections')}.`,
      action: 'Confirm details',
      dueDate: days.toSorted()[0] ?? null,
      route: `${recordPath(code)}/confirmation`,
    },
  ]
}

/** Correction notices to a provider that are not answered yet. */
async function noticesToAnswer({ db }: Services, code: string): Promise<Item[]> {
  const rows = await openNotices(db, code)
  return rows.map((row) => {
    const { subject } = row.fields
    return {
      key: `notice-${row.id}`,
      kind: 'correction-notice',
      actor: 'me',
      subject: 'Answer the correction notice',
      label: typeof subject === 'string' ? subject : (row.code ?? ''),
      action: 'Open notice',
      dueDate: row.dueDate,
      route: `${recordPath(code)}/records?kind=correction-notice&record=${row.id}`,
    }
  })
}

/** Returns the work of a coordinator or physician about the own record. */
export async function providerWork(services: Services, principal: Principal): Promise<Item[]> {
  const { linkedCode: code } = principal
  const today = services.clock.today()
  const replies = await requestsToAnswer(services.db, principal, today)
  const record = code === null ? undefined : await ownRecord(services.db, code)
  if (code === null || record === undefined) return replies
  const documents = keptStatuses.includes(record.status)
    ? await documentsToSend(services, record.owner, today)
    : []
  return [
    ...replies,
    ...(await noticesToAnswer(services, code)),
    ...documents,
    ...(await sectionsToConfirm(services, code)),
  ]
}
