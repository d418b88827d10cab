import { accounts } from './accounts.ts'
import { documents } from './documents.ts'
import { families } from './families.ts'
import { lists } from './lists.ts'
import { prices } from './prices.ts'
import { providers } from './providers.ts'
import { records } from './records.ts'
import { requests } from './requests.ts'
import { traces } from './traces.ts'
import type { Summaries } from './types.ts'

const summaries: Summaries = {
  ...families,
  ...accounts,
  ...traces,
  ...lists,
  ...providers,
  ...prices,
  ...records,
  ...documents,
  ...requests,
}

/** Returns the sentence about a call of the table; an empty text for a call that is not in it. */
export function summaryOf(id: string): string {
  const [group = '', ...key] = id.split('.')
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = summaries
  return known[group]?.[key.join('.')] ?? ''
}
