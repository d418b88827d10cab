import { checkDates, datesOfEntry } from '@capiz/domain/document'
import { isOpenItem, type InformationRequestItem } from '@capiz/domain/request'
import type { IsoDate } from '@capiz/domain/time'
import type { Problems } from '../platform/forms/form-problems.ts'
import { today } from './today.ts'

/** A file of an answer: its row in the uploader, and the day entered with it. */
export interface ReplyFile {
  id: string
  file: File
  date: IsoDate | null
}

/** The answer to one thing asked for. */
export interface ReplySlot {
  text: string
  files: readonly ReplyFile[]
}

/** The values of a reply so far. */
export interface ReplyValues {
  /** places of the things answered, as text */
  items: readonly string[]
  /** message and files by place */
  slots: Readonly<Record<string, ReplySlot>>
}

/** The things asked of a requester. */
export type RequestItems = readonly InformationRequestItem[]

/** An answer to one thing, before anything is written. */
export const emptySlot: ReplySlot = { text: '', files: [] }

/** Returns the requested items that are still open, as choices. */
export function openItems(items: RequestItems): { value: string; label: string }[] {
  return items.flatMap((item, at) => (isOpenItem(item) ? [{ value: String(at), label: item.text }] : []))
}

/** An answer before anything is written; a single thing asked for is ticked from the start. */
export function newReply(items: RequestItems): ReplyValues {
  const open = openItems(items)
  return { items: open.length === 1 ? open.map(({ value }) => value) : [], slots: {} }
}

/** The answers of a reply, each with its place. */
const chosenOf = ({ items, slots }: ReplyValues) =>
  items.map((place) => ({ item: Number(place), ...(slots[place] ?? emptySlot) }))

/** Checks an answer: something is answered, and each document has the date it needs, at the row of its file. */
export function replyProblems(items: RequestItems, values: ReplyValues): Problems {
  if (values.items.length === 0) return { items: 'Tick what you answer.' }
  const problems: Record<string, string> = {}
  for (const { item, files } of chosenOf(values)) {
    const document = items[item]?.document
    if (!document?.dateLabel) continue
    for (const { id, date } of files) {
      // a form with one date has no first day to ask for
      const rule = document.dateRule === 'effectiveAndValidity' ? 'validity' : document.dateRule
      const check = checkDates(rule, datesOfEntry(document.dateRule, date), today())
      const [problem] = check.ok ? [] : check.problems
      if (date === null) problems[placeOfFile(id)] = `Enter the date: ${document.dateLabel.toLowerCase()}.`
      else if (problem) problems[placeOfFile(id)] = problem.message
    }
  }
  return problems
}

const filePlace = 'document-'

/** Id of the row of a file, under which its problem is kept. */
const placeOfFile = (id: string): string => `${filePlace}${id}`

/** Id of the place of a problem with a file; null when it has none, undefined for any other problem. */
export function placeOfReply(path: string): string | null | undefined {
  if (path.startsWith(filePlace)) return path
  return path.startsWith('file') ? null : undefined
}

/** The problems of an answer that stand at its files, by the row of the file. */
export function fileProblems(problems: Problems): Problems {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([path, message]) =>
      path.startsWith(filePlace) ? [[path.slice(filePlace.length), message]] : [],
    ),
  )
}

/** An answer as it is sent: each file and message names the item it belongs to. */
export function sentReply(values: ReplyValues) {
  const chosen = chosenOf(values)
  const sent = chosen.flatMap(({ item, files }) => files.map((file) => ({ item, ...file })))
  return {
    files: sent.map(({ file }) => file),
    json: {
      items: chosen.map(({ item }) => item),
      remarks: null,
      fileItems: sent.map(({ item }) => item),
      fileDates: sent.map(({ date }) => date),
      replies: chosen
        .filter(({ text }) => text.trim() !== '')
        .map(({ item, text }) => ({ item, text: text.trim() })),
    },
  }
}
