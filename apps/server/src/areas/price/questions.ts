import {
  answerText,
  answerTo,
  answeredLines,
  lineKey,
  openQuestions,
  overrideText,
  priceQuestions,
  priceQuestionText,
  type PriceAnswer,
  type PriceQuestion,
  type PriceSheetKindName,
} from '@capiz/domain/fees'
import { addDays, type IsoDate } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import { priceSheet, type PriceOverride } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { loadPriceLabels } from './labels.ts'
import { readPriceLimit } from './limits.ts'
import { peerMedians } from './market.ts'
import { linesOf, newestSheet } from './read.ts'
import { amountField, headerColumns, type Header, type Line, type StoredSheet } from './rows.ts'

/** Prices about to be stored, and what was answered about them. */
export interface AskedChange {
  kind: PriceSheetKindName
  header: Header
  /** first day of the prices */
  day: IsoDate
  /** the lines they take the place of */
  before: readonly Line[]
  lines: readonly Line[]
  answers: readonly PriceAnswer[]
}

/** A question as it travels. */
export interface ShownQuestion {
  id: string
  code: PriceQuestion['code']
  text: string
}

/** Most questions named one by one; the others are answered by an answer for all of their code. */
const mostShown = 200

/** Returns the lines that new prices take the place of: of the stored sheet, else of the one on the eve of their first day. */
export async function linesBefore(
  db: Executor,
  kind: PriceSheetKindName,
  header: Header,
  day: IsoDate,
  stored?: StoredSheet,
): Promise<Line[]> {
  if (stored) return linesOf(db, kind, stored.id)
  const eve = addDays(day, -1)
  const { headerKey } = headerColumns(kind, header)
  const previous = await newestSheet(db, kind, eq(priceSheet.headerKey, headerKey), eve)
  return previous ? linesOf(db, kind, previous.id, { day: eve }) : []
}

/** Middle prices of the peers for readers of every provider's prices; none for the owner, who may learn no price of others. */
async function peersFor(db: Executor, { kind, header, day, lines }: AskedChange, { marker }: Principal) {
  const field = amountField(kind)
  if (marker !== 'ADMIN' || field === undefined) return undefined
  const keys = lines.map((line) => lineKey(kind, line))
  return { field, prices: await peerMedians(db, { kind, header, day }, keys) }
}

async function allQuestions(db: Executor, asked: AskedChange, principal: Principal) {
  const { kind, before, lines } = asked
  const limit = await readPriceLimit(db, kind, principal.roleCode)
  if (!limit) return []
  const peers = limit.askPeerPercent === null ? undefined : await peersFor(db, asked, principal)
  return priceQuestions({ kind, before, lines, peers }, limit)
}

/** Returns a function that names a line of a change by its key. */
async function namer({ clock }: Services, db: Executor, { kind, before, lines }: AskedChange) {
  const labels = await loadPriceLabels(db, [kind], clock.today())
  const named = new Map([...before, ...lines].map((line) => [lineKey(kind, line), line]))
  return (key: string): string => {
    const line = named.get(key)
    return line ? labels.line(kind, line) : key
  }
}

/** Returns the questions about prices that have no answer yet, in sentences. */
export async function unansweredQuestions(
  services: Services,
  db: Executor,
  asked: AskedChange,
  principal: Principal,
): Promise<ShownQuestion[]> {
  const open = openQuestions(await allQuestions(db, asked, principal), asked.answers)
  if (open.length === 0) return []
  const nameOf = await namer(services, db, asked)
  return open.map((question) => {
    const { id, code } = question
    return { id, code, text: priceQuestionText(asked.kind, question, nameOf) }
  })
}

/** The answered questions as they are kept; beyond 200 the rest is counted. */
async function keptAnswers(
  services: Services,
  db: Executor,
  asked: AskedChange,
  questions: readonly PriceQuestion[],
  username: string,
): Promise<PriceOverride[]> {
  const nameOf = await namer(services, db, asked)
  const at = services.clock.now().toISOString()
  const kept = questions.slice(0, mostShown).map((question) => ({
    code: question.code,
    text: overrideText(asked.kind, question, nameOf),
    answer: answerText(answerTo(question, asked.answers) ?? {}),
    by: username,
    at,
  }))
  const rest = questions[mostShown]
  if (!rest) return kept
  const answer = answerText(answerTo(rest, asked.answers) ?? {})
  const text = `${questions.length - mostShown} more lines`
  return [...kept, { code: rest.code, text, answer, by: username, at }]
}

/**
 * Refuses prices that raise questions without an answer, naming the lines; answers the lines to store, kept ones among
 * them, and the answers to keep with them.
 */
export async function settleQuestions(
  services: Services,
  db: Executor,
  asked: AskedChange,
  who: { principal: Principal; username: string },
): Promise<{ lines: Line[]; overrides: PriceOverride[] }> {
  const questions = await allQuestions(db, asked, who.principal)
  if (questions.length === 0) return { lines: [...asked.lines], overrides: [] }
  const open = await unansweredQuestions(services, db, asked, who.principal)
  if (open.length > 0) {
    refuse('PRICE_QUESTIONS', {
      errors: open.slice(0, mostShown).map(({ id, text }) => ({ field: `answers.${id}`, message: text })),
      details: { questions: open.slice(0, mostShown), questionCount: open.length },
    })
  }
  const { kind, before, lines, answers } = asked
  return {
    lines: answeredLines(kind, before, lines, answers),
    overrides: await keptAnswers(services, db, asked, questions, who.username),
  }
}
