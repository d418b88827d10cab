import type { CounterOfferAnswer, CounterOfferForm } from '@capiz/api/schema/proposal'
import { formatPeso, toCentavos } from '@capiz/domain/money'
import {
  agreedAmounts,
  requestTypeInfo,
  withOfferAnswers,
  withRound,
  type OfferedLine,
  type SetAside,
} from '@capiz/domain/request'
import { formatDay } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { appUser, type AuditChange, type FrozenLine } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import type { Stepper } from '../../engines/request/queue.ts'
import { requestKindOf } from '../../engines/request/registry.ts'
import type { RequestRecord } from '../../engines/request/record.ts'
import {
  claimRequest,
  notifyRequester,
  recordStep,
  refuseForbidden,
  refuseUnseen,
} from '../../engines/request/step.ts'
import { audit } from '../../platform/audit/audit.ts'
import { refuse, refuseField, type FieldProblem } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { cappedChanges } from './line-changes.ts'
import { choiceProblems } from './proposal.ts'
import { sheetKindOf } from './request-proposal.ts'
import { amountField } from './rows.ts'

type Form = InferOutput<typeof CounterOfferForm>
type Choice = Form['lines'][number]

/** Lines named in one message at most. */
const mostNamed = 20

const pesos = (amount: number) => formatPeso(toCentavos(amount))

const named = (lines: readonly string[]) =>
  lines.length > mostNamed ? [...lines.slice(0, mostNamed), `and ${lines.length - mostNamed} more`] : lines

/** The amount a line asks for, and the one in force, in pesos; undefined where there is none. */
function amountsOf({ state, values, changes }: FrozenLine, field: string) {
  const requested = state === 'removed' || state === 'same' ? undefined : values[field]
  const before = changes.find((change) => change.field === field)?.before
  return {
    requested: typeof requested === 'number' ? requested : undefined,
    inForce: typeof before === 'number' ? before : undefined,
  }
}

/** Returns why an amount cannot be offered for a line; undefined when it can. */
function amountProblem(line: FrozenLine, field: string, { amount }: Choice): string | undefined {
  const { requested, inForce } = amountsOf(line, field)
  if (requested === undefined) return 'The line asks for no amount; accept or refuse it.'
  if (typeof amount !== 'number') return 'Enter the amount you offer.'
  if (amount === requested) return 'This is the requested amount. Accept the line instead.'
  if (amount === inForce) return 'This is the price in force. Refuse the line instead.'
  const isRepeated = (line.offers ?? []).some((offer) => offer.amount === amount)
  return isRepeated ? 'This amount was offered before and declined.' : undefined
}

/** Returns the errors of a counter-offer by field. */
function offerProblems(
  request: RequestRecord,
  lines: readonly FrozenLine[],
  { lines: choices }: Form,
  field: string,
): FieldProblem[] {
  const agreed = agreedAmounts(request.counterOffer)
  const byKey = new Map(lines.map((line) => [line.key, line]))
  // one that is countered is checked by its amount; to the rules of decisions it is neither accepted nor refused
  const decided = choices.map(({ key, choice, reason }) => ({ key, accepted: choice !== 'refuse', reason }))
  const errors = choiceProblems(lines, decided, agreed)
  for (const [at, choice] of choices.entries()) {
    const line = byKey.get(choice.key)
    if (line === undefined || choice.choice !== 'counter') continue
    const message = agreed.has(choice.key)
      ? 'Your counter-offer was accepted; it binds both sides.'
      : amountProblem(line, field, choice)
    if (message) errors.push({ field: `lines.${at}.amount`, message })
  }
  return errors
}

const trimmed = (reason: string | null) => reason?.trim() || null

/** The lines of a checked form: those offered another amount, and the decisions kept until all are settled. */
function linesOfForm({ lines: choices }: Form, lines: readonly FrozenLine[], field: string) {
  const byKey = new Map(lines.map((line) => [line.key, line]))
  const offered = choices.flatMap(({ key, choice, amount, reason }): Omit<OfferedLine, 'answer'>[] => {
    const line = byKey.get(key)
    if (choice !== 'counter' || !line || typeof amount !== 'number') return []
    const { requested = 0 } = amountsOf(line, field)
    return [{ key, name: line.name, requested, amount, reason: trimmed(reason) }]
  })
  const setAside = choices.flatMap(({ key, choice, reason }): SetAside[] =>
    choice === 'counter' ? [] : [{ key, accepted: choice === 'accept', reason: trimmed(reason) }],
  )
  return { offered, setAside }
}

/** Names each offered or answered line in the log. */
async function auditLines(
  services: Services,
  tx: Transaction,
  request: RequestRecord,
  { actor }: Stepper,
  changes: readonly AuditChange[],
): Promise<void> {
  await audit(tx, services, {
    actor: actor.username,
    action: 'UPDATE',
    entityType: 'user-request',
    entityCode: request.code,
    topic: requestTypeInfo[request.type].label,
    changes: cappedChanges(changes),
    meta: actor.meta,
  })
}

const offerText = ({ name, amount, requested, reason }: Omit<OfferedLine, 'answer'>) =>
  `${name}: ${pesos(amount)} in place of ${pesos(requested)}${reason ? ` (${reason})` : ''}`

/**
 * Offers other amounts for lines of a proposed sheet, with a last day for the answer. The request stays open; decisions on
 * further lines are kept with it. Refused for its maker and its reviewer, and after three rounds.
 */
export async function makeCounterOffer(
  services: Services,
  request: RequestRecord,
  by: Stepper,
  form: Form,
): Promise<void> {
  refuseForbidden(services, 'counter', request, by.principal)
  const field = amountField(sheetKindOf(request)) ?? refuse('NOT_FOUND')
  refuseUnseen(request, form.version)
  const now = services.clock.now()
  const today = services.clock.today()
  await inTransaction(services.db, async (tx) => {
    const lines = (await requestKindOf(request.type)?.lines?.(services, tx, request)) ?? []
    const errors = offerProblems(request, lines, form, field)
    if (errors.length > 0) refuse('VALIDATION', { errors })
    const { offered, setAside } = linesOfForm(form, lines, field)
    if (offered.length === 0) refuseField('lines', 'Offer an amount for at least one line.')
    const round = { lines: offered, days: form.days, by: by.principal.userCode }
    const counterOffer = withRound(request.counterOffer, round, setAside, today)
    const dueDate = counterOffer.rounds.at(-1)?.dueDate ?? today
    const stamps = { updatedBy: by.actor.username, updatedDate: now }
    await claimRequest(tx, request, { counterOffer, answerDueDate: dueDate, ...stamps })
    const texts = named(offered.map(offerText))
    await recordStep(services, tx, request, by.actor, {
      action: 'OFFER',
      remarks: `By ${formatDay(dueDate)}: ${texts.join('; ')}`,
    })
    const changes = offered.map(({ name, requested, amount }) => {
      return { field: `${name}: counter-offer`, before: requested, after: amount }
    })
    await auditLines(services, tx, request, by, changes)
    const values = { dueDate: formatDay(dueDate), lines: texts.map((text) => `- ${text}`).join('\n') }
    await notifyRequester(services, tx, request, 'REQUEST_COUNTERED', values)
  })
}

/** Tells the approver who made the offer what became of it. */
async function notifyApprover(
  services: Services,
  tx: Transaction,
  request: RequestRecord,
  offeredBy: string,
  values: { lines: string; remarks: string },
): Promise<void> {
  const [user] = await tx.select().from(appUser).where(eq(appUser.code, offeredBy))
  if (!user?.emailAddress || user.deleted) return
  await services.mail.queue(tx, {
    to: user.emailAddress,
    template: 'COUNTER_ANSWERED',
    values: {
      firstName: user.firstName,
      requester: request.requesterName,
      code: request.code,
      typeLabel: requestTypeInfo[request.type].label,
      targetName: request.targetName ?? '',
      ...values,
    },
  })
}

/** Accepts or declines the lines of the newest counter-offer, each of them; for who made the request alone. */
export async function answerCounterOffer(
  services: Services,
  request: RequestRecord,
  by: Stepper,
  form: InferOutput<typeof CounterOfferAnswer>,
): Promise<void> {
  refuseForbidden(services, 'answerCounter', request, by.principal)
  refuseUnseen(request, form.version)
  const before = request.counterOffer
  const round = before?.rounds.at(-1)
  if (!before || !round) refuse('REQUEST_STATUS')
  const answers = new Map(form.lines.map(({ key, accepted }) => [key, accepted]))
  const offered = new Set(round.lines.map(({ key }) => key))
  const unknown = form.lines.findIndex(({ key }) => !offered.has(key))
  if (unknown >= 0) refuseField(`lines.${unknown}.key`, 'No amount was offered for this line.')
  const open = round.lines.filter(({ key }) => !answers.has(key))
  if (open.length > 0)
    refuseField('lines', `Accept or decline each line: ${named(open.map(({ name }) => name)).join('; ')}.`)
  const accepted = new Set(round.lines.flatMap(({ key }) => (answers.get(key) === true ? [key] : [])))
  const counterOffer = withOfferAnswers(before, accepted, services.clock.today())
  const texts = round.lines.map(({ key, name, amount }) => {
    return `${name}: ${pesos(amount)} ${accepted.has(key) ? 'accepted' : 'declined'}`
  })
  await inTransaction(services.db, async (tx) => {
    const stamps = { updatedBy: by.actor.username, updatedDate: services.clock.now() }
    await claimRequest(tx, request, { counterOffer, answerDueDate: null, ...stamps })
    const remarks = [named(texts).join('; '), form.remarks].filter(Boolean).join('. ')
    await recordStep(services, tx, request, by.actor, { action: 'REPLY', remarks })
    const changes = round.lines.map(({ key, name, amount }) => {
      const after = accepted.has(key) ? 'Accepted' : 'Declined'
      return { field: `${name}: counter-offer of ${pesos(amount)}`, before: null, after }
    })
    await auditLines(services, tx, request, by, changes)
    const lines = named(texts)
      .map((text) => `- ${text}`)
      .join('\n')
    await notifyApprover(services, tx, request, round.offeredBy, { lines, remarks: form.remarks ?? '' })
  })
}
