import {
  isOpenItem,
  dueDateOf,
  newlyOverdue,
  withMoreDays,
  withOverdue,
  withReminder,
  type InformationRequest,
} from '@capiz/domain/request'
import { addDays, formatDay, type IsoDate } from '@capiz/domain/time'
import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import { systemActor } from '../../platform/access/actor.ts'
import { userRequest } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { askColumns } from './information.ts'
import type { RequestRecord } from './record.ts'
import { notifyOfInformationRequest } from './reply-link.ts'
import { claimRequest, recordStep } from './step.ts'

/** Days before the last day on which the requester is reminded. */
const aheadDays = 2
/** Days given with the reminder after the last day. */
const graceDays = 7

const namesOf = (ask: InformationRequest, places: readonly number[]): string =>
  places.map((at) => ask.items[at]?.text).join('; ')

/** Places of open items whose last day is near and which nobody was reminded of. */
function nearlyDue(ask: InformationRequest, today: IsoDate): number[] {
  const until = addDays(today, aheadDays)
  return ask.items.flatMap((item, at) => {
    const due = dueDateOf(ask, item)
    const asked = item.askedOn ?? ask.askedOn
    const isNear = isOpenItem(item) && due >= today && due <= until && asked < today
    return isNear && (item.remindedOn ?? null) === null ? [at] : []
  })
}

interface Event {
  ask: InformationRequest
  remarks: string
  isMailed: boolean
}

/** The event of the day for a request: its last day was missed, or comes near; undefined for neither. */
function eventOf(ask: InformationRequest, today: IsoDate): Event | undefined {
  const missed = newlyOverdue(ask, today)
  if (missed.length > 0) {
    const named = namesOf(ask, missed)
    if (ask.onOverdue !== 'REMIND') {
      const remarks = `No answer by the last day: ${named}. It can be decided without it.`
      return { ask: withOverdue(ask, missed, today), remarks, isMailed: false }
    }
    // once more only: the second time it is left to be decided
    const again: InformationRequest = { ...withMoreDays(ask, missed, graceDays, today), onOverdue: 'DECIDE' }
    const until = formatDay(addDays(today, graceDays))
    return {
      ask: again,
      remarks: `No answer by the last day: ${named}. Reminded, until ${until}.`,
      isMailed: true,
    }
  }
  const near = nearlyDue(ask, today)
  if (near.length === 0) return undefined
  return {
    ask: withReminder(ask, near, today),
    remarks: `Reminded of: ${namesOf(ask, near)}`,
    isMailed: true,
  }
}

async function passDay(services: Services, request: RequestRecord): Promise<void> {
  const event = request.ask === null ? undefined : eventOf(request.ask, services.clock.today())
  if (event === undefined) return
  await inTransaction(services.db, async (tx) => {
    await claimRequest(tx, request, askColumns(services, systemActor, event.ask))
    await recordStep(services, tx, request, systemActor, { action: 'ASK_DUE', remarks: event.remarks })
    if (event.isMailed) await notifyOfInformationRequest(services, tx, { ...request, ask: event.ask })
  })
}

/**
 * Records for each open request that the last day of an answer was missed, with the consequence staff chose, and reminds
 * requesters whose last day is near; what was recorded is in the request, so a second run does nothing.
 */
export async function passDueDays(services: Services): Promise<void> {
  const { db, clock } = services
  const rows = await db
    .select()
    .from(userRequest)
    .where(
      and(
        isNotNull(userRequest.ask),
        lte(userRequest.answerDueDate, addDays(clock.today(), aheadDays)),
        inArray(userRequest.status, ['PENDING', 'REVIEWED']),
        eq(userRequest.deleted, false),
      ),
    )
  for (const request of rows) {
    try {
      await passDay(services, request)
    } catch (error) {
      // somebody acted on it at this moment; the next run looks again
      if (!(error instanceof Refusal)) throw error
    }
  }
}
