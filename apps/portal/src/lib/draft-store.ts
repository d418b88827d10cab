import type { KeyValueStorage } from '@capiz/api/client'

/** Keys of drafts begin with this; they survive a session that ended by itself, signing out removes them. */
export const draftPrefix = 'capiz.draft.'

/** A form as it was left, with the moment it was last typed in (ms of the device's clock). */
export interface Draft<T> {
  values: T
  savedAt: number
}

/** Drafts older than this are not offered any more, in milliseconds (30 days). */
export const draftLife = 30 * 86_400_000

const keyOf = (user: string, form: string): string => `${draftPrefix}${user}.${form}`

/** The draft of a user and form, or undefined when there is none, it is too old, or it cannot be read. */
export function readDraft<T>(
  storage: KeyValueStorage,
  user: string,
  form: string,
  now: number,
): Draft<T> | undefined {
  try {
    const draft: unknown = JSON.parse(storage.getItem(keyOf(user, form)) ?? 'null')
    if (typeof draft !== 'object' || draft === null) return undefined
    const { values, savedAt } = draft as Partial<Draft<T>>
    const isFresh = typeof savedAt === 'number' && now - savedAt < draftLife
    return isFresh && typeof values === 'object' && values !== null ? { values, savedAt } : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft on this device. */
export function writeDraft<T>(storage: KeyValueStorage, user: string, form: string, draft: Draft<T>): void {
  storage.setItem(keyOf(user, form), JSON.stringify(draft))
}

/** Discards a draft. */
export function dropDraft(storage: KeyValueStorage, user: string, form: string): void {
  storage.removeItem(keyOf(user, form))
}
