import {
  informationRequestLimits,
  isOpenItem,
  nextDueDate,
  withCorrectedText,
  withMoreAsked,
  withMoreDays,
  withoutItems,
  withReminder,
  withReplies,
  type InformationRequest,
  type OverdueAction,
} from '@capiz/domain/request'
import { addDays, formatDay, type IsoDate } from '@capiz/domain/time'
import type { Actor } from '../../platform/access/actor.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import { refuseField } from '../../platform/errors/refuse.ts'
import type { Upload } from '../../platform/files/upload.ts'
import type { Services } from '../../platform/services.ts'
import { requestedItems, storeReplyFiles } from './requested-documents.ts'
import type { Stepper } from './queue.ts'
import type { RequestRecord } from './record.ts'
import { notifyOfInformationRequest } from './reply-link.ts'
import { claimRequest, recordStep, refuseForbidden, refuseUnseen } from './step.ts'

type Seen = { version?: number | null | undefined }

/** The columns a changed information request fills. */
export const askColumns = (services: Services, actor: Actor, ask: InformationRequest) => ({
  ask,
  answerDueDate: nextDueDate(ask),
  updatedBy: actor.username,
  updatedDate: services.clock.now(),
})

/**
 * Requests more information from the requester, each item with its last day, beside what is asked for already; the status
 * stays, and the requester is notified by mail.
 */
export async function requestInformation(
  services: Services,
  request: RequestRecord,
  by: Stepper,
  input: Seen & {
    items: readonly string[]
    documents?: readonly { item: number; documentTypeCode: string }[] | undefined
    reason: string | null
    days: number
    onOverdue?: OverdueAction | undefined
  },
): Promise<void> {
  refuseForbidden(services, 'ask', request, by.principal)
  refuseUnseen(request, input.version)
  const today = services.clock.today()
  const { items: texts, documents = [], reason, days, onOverdue } = input
  const items = await requestedItems(services.db, request, texts, documents)
  const ask = withMoreAsked(request.ask, { items, reason, days, onOverdue }, today)
  const { items: most } = informationRequestLimits
  if (ask.items.length > most) refuseField('items', `At most ${most} things can be asked for at once.`)
  await inTransaction(services.db, async (tx) => {
    await claimRequest(tx, request, askColumns(services, by.actor, ask))
    const dueDate = formatDay(addDays(today, days))
    const remarks = [`By ${dueDate}: ${texts.join('; ')}`, reason].filter(Boolean).join('. ')
    await recordStep(services, tx, request, by.actor, { action: 'ASK', remarks })
    await notifyOfInformationRequest(services, tx, { ...request, ask })
  })
}

/** A change of what is asked for. */
export interface AskChange {
  change: 'EXTEND' | 'WITHDRAW' | 'REMIND' | 'CORRECT'
  /** places of the items it is about */
  items: readonly number[]
  days?: number | null | undefined
  text?: string | null | undefined
  reason?: string | null | undefined
}

interface Changed {
  ask: InformationRequest
  remarks: string
  isMailed: boolean
}

function changed(ask: InformationRequest, input: AskChange, today: IsoDate): Changed {
  const { change, items, days, text } = input
  const reason = input.reason ?? null
  const named = items.map((at) => ask.items[at]?.text).join('; ')
  const because = reason === null ? '' : `. ${reason}`
  if (change === 'EXTEND') {
    if (!days) return refuseField('days', 'Say how many days there are to answer.')
    const remarks = `Extended to ${formatDay(addDays(today, days))}: ${named}${because}`
    return { ask: withMoreDays(ask, items, days, today), remarks, isMailed: true }
  }
  if (change === 'WITHDRAW') {
    if (reason === null) return refuseField('reason', 'Say why it is no longer needed.')
    return {
      ask: withoutItems(ask, items, reason, today),
      remarks: `No longer asked for: ${named}${because}`,
      isMailed: false,
    }
  }
  if (change === 'CORRECT') {
    const [place = -1] = items
    if (!text || items.length !== 1) return refuseField('text', 'Say what is asked for, one thing at a time.')
    return {
      ask: withCorrectedText(ask, place, text),
      remarks: `Corrected: ${named}, now ${text}`,
      isMailed: true,
    }
  }
  return { ask: withReminder(ask, items, today), remarks: `Reminded of: ${named}`, isMailed: true }
}

/** Extends, withdraws, corrects or calls to mind items that are still waited for; the requester is notified by mail. */
export async function changeInformationRequest(
  services: Services,
  request: RequestRecord,
  by: Stepper,
  input: AskChange & Seen,
): Promise<void> {
  refuseForbidden(services, 'changeAsk', request, by.principal)
  refuseUnseen(request, input.version)
  const { ask: before } = request
  if (before === null) return
  const isStill = (at: number) => {
    const item = before.items[at]
    return item !== undefined && isOpenItem(item)
  }
  if (!input.items.every(isStill)) refuseField('items', 'Choose among what is still waited for.')
  const { ask, remarks, isMailed } = changed(before, input, services.clock.today())
  await inTransaction(services.db, async (tx) => {
    await claimRequest(tx, request, askColumns(services, by.actor, ask))
    await recordStep(services, tx, request, by.actor, { action: 'ASK_CHANGE', remarks })
    if (isMailed) await notifyOfInformationRequest(services, tx, { ...request, ask })
  })
}

/** An information-request reply: the positions of the items, a text, and what belongs to single items. */
interface Answer {
  items: readonly number[]
  remarks: string | null
  /** the item each file answers, in the order of the files; a file without one answers all */
  fileItems?: readonly number[] | undefined
  /** the day entered with each file, in the order of the files */
  fileDates?: readonly (IsoDate | null)[] | undefined
  replies?: readonly { item: number; text: string }[] | undefined
}

function refuseUnasked(ask: InformationRequest, { items, fileItems = [], replies = [] }: Answer): number[] {
  const open = items.filter((at) => ask.items[at]?.answeredOn === null)
  if (open.length === 0) refuseField('items', 'Say which of the things asked for you answer.')
  const isNamed = (at: number) => open.includes(at)
  if (!fileItems.every(isNamed)) refuseField('fileItems', 'A file belongs to a thing that is answered.')
  if (!replies.every(({ item }) => isNamed(item)))
    refuseField('replies', 'A message belongs to a thing that is answered.')
  return open
}

function textOf(
  ask: InformationRequest,
  open: readonly number[],
  input: Answer,
  files: readonly Upload[],
): string {
  const named = open.map((at) => {
    const item = ask.items[at]
    const reply = input.replies?.find((one) => one.item === at)?.text
    return `${item?.text ?? ''}${item?.withdrawnOn ? ' (no longer asked for)' : ''}${reply ? `: ${reply}` : ''}`
  })
  return [named.join('; '), input.remarks, ...files.map((file) => file.fileName)].filter(Boolean).join('. ')
}

/**
 * Keeps an answer, whole or in part, with its files, each at the item it answers; the clock stops with the last item. What
 * answers an item withdrawn meanwhile is kept all the same.
 */
export async function storeReply(
  services: Services,
  request: RequestRecord,
  actor: Actor,
  input: Answer,
  files: readonly Upload[],
  accepted?: readonly string[],
): Promise<void> {
  const { ask: before } = request
  if (!before) return
  const open = refuseUnasked(before, input)
  await inTransaction(services.db, async (tx: Transaction) => {
    const sent = { files, items: input.fileItems ?? [], dates: input.fileDates ?? [] }
    const uuids = await storeReplyFiles(services, tx, request, before, sent, actor, accepted)
    const ask = withReplies(before, open, services.clock.today(), (at) => ({
      reply: input.replies?.find(({ item }) => item === at)?.text ?? null,
      files: uuids.filter((_, place) => (input.fileItems?.[place] ?? at) === at),
    }))
    await claimRequest(tx, request, askColumns(services, actor, ask))
    await recordStep(services, tx, request, actor, {
      action: 'ANSWER',
      remarks: textOf(before, open, input, files),
    })
  })
}

/** Keeps an answer that came through the portal: of who made the request, or put down by staff. */
export async function replyToInformationRequest(
  services: Services,
  request: RequestRecord,
  { principal, actor }: Stepper,
  input: Answer & Seen,
  files: readonly Upload[],
): Promise<void> {
  refuseForbidden(services, 'answer', request, principal)
  refuseUnseen(request, input.version)
  await storeReply(services, request, actor, input, files)
}
