import type { KeyValueStorage } from '@capiz/api/client'
import { draftPrefix } from '../calls/draft-prefix.ts'

/** A form as it was left, with the moment it was last typed in (ms of the device's clock). */
export interface Draft<T> {
  values: T
  savedAt: number
  /** what the form is for, such as "Add a facility"; with the path it can be offered outside the form */
  title?: string | undefined
  /** where the form is, from the root of the portal */
  path?: string | undefined
}

/** A draft as a list of unfinished work names it. */
export interface Unfinished {
  form: string
  title: string
  path: string
  savedAt: number
}

/** Drafts older than this are not offered any more, in milliseconds (30 days). */
export const draftLife = 30 * 86_400_000

const keyOf = (user: string, form: string): string => `${draftPrefix}${user}.${form}`

function parseDraft<T>(text: string | null, now: number): Draft<T> | undefined {
  try {
    const draft: unknown = JSON.parse(text ?? 'null')
    if (typeof draft !== 'object' || draft === null) return undefined
    const { values, savedAt, title, path } = draft as Partial<Draft<T>>
    const isFresh = typeof savedAt === 'number' && now - savedAt < draftLife
    return isFresh && typeof values === 'object' && values !== null
      ? { values, savedAt, title, path }
      : undefined
  } catch {
    return undefined
  }
}

/** The draft of a user and form, or undefined when there is none, it is too old, or it cannot be read. */
export function readDraft<T>(
  storage: KeyValueStorage,
  user: string,
  form: string,
  now: number,
): Draft<T> | undefined {
  return parseDraft(storage.getItem(keyOf(user, form)), now)
}

/** Keeps a draft on this device. */
export function writeDraft<T>(storage: KeyValueStorage, user: string, form: string, draft: Draft<T>): void {
  storage.setItem(keyOf(user, form), JSON.stringify(draft))
}

/** Discards a draft. */
export function dropDraft(storage: KeyValueStorage, user: string, form: string): void {
  storage.removeItem(keyOf(user, form))
}

/** The drafts of a user that say where they belong, the newest first. */
export function listDrafts(storage: KeyValueStorage, user: string, now: number): Unfinished[] {
  const ownPrefix = keyOf(user, '')
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  return keys
    .filter((key) => key.startsWith(ownPrefix))
    .flatMap((key) => {
      const draft = parseDraft<unknown>(storage.getItem(key), now)
      return draft?.title === undefined || draft.path === undefined
        ? []
        : [
            {
              form: key.slice(ownPrefix.length),
              title: draft.title,
              path: draft.path,
              savedAt: draft.savedAt,
            },
          ]
    })
    .toSorted((a, b) => b.savedAt - a.savedAt)
}
