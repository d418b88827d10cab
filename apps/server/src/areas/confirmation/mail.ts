import {
  confirmationSteps,
  publicNoticeDay,
  publicSections,
  sectionLabel,
  type ConfirmationSection,
  type ConfirmationStep,
} from '@capiz/domain/confirmation'
import { formatDay, latestStep, type IsoDate } from '@capiz/domain/time'
import type { Executor, Transaction } from '../../db/types.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { countUp, refuseForNow } from '../../platform/limits/rate-limit.ts'
import type { Services } from '../../platform/services.ts'
import { issueLink } from './link.ts'
import { codeFor, ownerOfCode, type ConfirmationOwner } from './owner.ts'
import { confirmationsOf, freshnessOfRecord } from './read.ts'

/** Mails with the link of one record that staff send in an hour. */
const mailsAnHour = 3

/** A section that waits for its confirmation, with the step of the ladder its due day is on. */
interface OpenSection {
  section: ConfirmationSection
  dueOn: IsoDate | null
  reopenedOn: IsoDate | null
  step: ConfirmationStep | undefined
}

/** Returns the sections of a record that wait for their confirmation. */
export async function openSections(
  { clock, config }: Services,
  db: Executor,
  owner: ConfirmationOwner,
): Promise<OpenSection[]> {
  const today = clock.today()
  const rows = (await confirmationsOf(db, [owner.code])).get(owner.code) ?? []
  const freshness = freshnessOfRecord({ ...owner, rows }, today, config.confirmationDays)
  return [...freshness].flatMap(([section, { state, dueOn, reopenedOn }]) => {
    const step = dueOn === null ? undefined : latestStep(confirmationSteps, dueOn, today)
    return state === 'CONFIRMED' ? [] : [{ section, dueOn, reopenedOn, step }]
  })
}

/** `- Opening hours: to be confirmed by 20 Nov 2026` */
function lineOf({ subject }: ConfirmationOwner, open: OpenSection, today: IsoDate): string {
  const { section, dueOn, reopenedOn } = open
  const label = `- ${sectionLabel(subject, section)}`
  if (reopenedOn !== null) return `${label}: reported as wrong on ${formatDay(reopenedOn)}`
  if (dueOn === null) return label
  return dueOn <= today
    ? `${label}: was to be confirmed by ${formatDay(dueOn)}`
    : `${label}: to be confirmed by ${formatDay(dueOn)}`
}

/** When visitors will be told, or are told already, that what they see is not confirmed; empty before the due day. */
function noticeOf(open: readonly OpenSection[], today: IsoDate): string {
  const late = open.flatMap(({ section, dueOn }) =>
    dueOn !== null && dueOn <= today && publicSections.some((one) => one === section)
      ? [publicNoticeDay(dueOn)]
      : [],
  )
  const [first] = late.toSorted()
  if (first === undefined) return ''
  return first <= today
    ? 'The directory now says that these details are not confirmed, and names others first.'
    : `From ${formatDay(first)} the directory will say that these details are not confirmed, and name others first.`
}

function payeeText({ config }: Services, { subject, code }: ConfirmationOwner): string {
  const path = subject === 'facility' ? 'health-facility' : 'doctor'
  return `The payee is shown and confirmed only after signing in: ${config.publicUrl}/${path}/${code}/confirmation`
}

/** Mails a record the sections that wait for their confirmation, and a new link. */
export async function mailLink(
  services: Services,
  tx: Transaction,
  owner: ConfirmationOwner,
  open: readonly OpenSection[],
): Promise<void> {
  const today = services.clock.today()
  const withPayee = open.some(({ section }) => section === 'PAYEE')
  await services.mail.queue(tx, {
    to: owner.emailAddress ?? '',
    template: 'CONFIRMATION_DUE',
    values: {
      targetName: owner.name,
      sections: open.map((one) => lineOf(owner, one, today)).join('\n'),
      notice: noticeOf(open, today),
      payee: withPayee ? payeeText(services, owner) : '',
      ...(await issueLink(services, tx, owner)),
    },
  })
}

/** Mails the link of a record at the request of staff: three an hour, to the address on record and no other. */
export async function sendLink(
  services: Services,
  tx: Transaction,
  ownerCode: string,
  principal: Principal,
): Promise<void> {
  const code = await codeFor(tx, ownerCode, principal)
  const owner = await ownerOfCode(tx, code, true)
  const open = await openSections(services, tx, owner)
  if (!owner.isInNetwork || !owner.emailAddress || open.length === 0) {
    refuse('VALIDATION', {
      message:
        'The link is mailed to providers in the network with an e-mail address and a section to confirm.',
    })
  }
  const counters = { db: tx, clock: services.clock }
  const { count, waitSeconds } = await countUp(counters, 'confirmation-link', code, 3600)
  if (count > mailsAnHour) refuseForNow(waitSeconds)
  await mailLink(services, tx, owner, open)
}
