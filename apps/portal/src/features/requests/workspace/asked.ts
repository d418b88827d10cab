import { isOpenItem } from '@capiz/domain/request'
import type { RequestView } from '../review-model.ts'
import type { ApplicationDocument } from './workspace-model.ts'

/** Most characters of one thing asked for. */
const longest = 200

/** A document as it is asked for: by its name, and where it does not match with what it says. */
export function askText({ label, state, note }: ApplicationDocument): string {
  const text = state === 'mismatch' && note !== undefined ? `${label}: the one sent says ${note}` : label
  return text.slice(0, longest)
}

/** Whether a document is on the list of what is to be asked for, or was asked for and is waited for. */
export function isAskedFor(
  view: RequestView,
  asked: readonly string[],
  document: ApplicationDocument,
): boolean {
  const isWaited = view.ask?.items.some(
    (item) => item.text.startsWith(document.label) && isOpenItem(item) && item.answeredOn === null,
  )
  return isWaited === true || asked.includes(askText(document))
}

/** The lines that begin with the name of a document, by their place: their answer becomes that document of the record. */
export function documentsNamedIn(
  lines: readonly string[],
  documents: readonly Pick<ApplicationDocument, 'code' | 'label'>[],
): { item: number; documentTypeCode: string }[] {
  // of two names of which one begins the other, the longer one is meant
  const named = documents.toSorted((a, b) => b.label.length - a.label.length)
  return lines.flatMap((line, item) => {
    const found = named.find(({ label }) => line.toLowerCase().startsWith(label.toLowerCase()))
    return found ? [{ item, documentTypeCode: found.code }] : []
  })
}
