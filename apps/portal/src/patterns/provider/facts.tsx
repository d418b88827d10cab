import { choiceLabel } from '@capiz/domain/field'
import { recordSources } from '@capiz/domain/provider'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { Code } from '@capiz/ui/Code'
import type { Fact } from '@capiz/ui/DescriptionList'
import type { ReactNode } from 'react'
import { dayOf, formatDayOrNull } from '../labels.ts'

/** One fact of the overview; a missing value is said in the list's own word. */
export function fact(id: string, label: string, value: ReactNode, isWide?: boolean): Fact {
  return { id, label, value, isWide }
}

/** An identifier; null stays missing. */
export function codeOrNone(text: string | null): ReactNode {
  return text === null ? null : <Code>{text}</Code>
}

/** Period between two days; null while one is missing. */
export function periodText(from: IsoDate | null, until: IsoDate | null): string | null {
  return from === null || until === null ? null : `${formatDayOrNull(from)} to ${formatDayOrNull(until)}`
}

interface Acknowledged {
  source: string | null
  createdDate: string
  createdBy: string
  updatedDate: string
  updatedBy: string
}

/** Returns the facts about the creation and last change of a record; `person` gives the name of a username. */
export function keepingFacts(record: Acknowledged, person: (username: string) => string): readonly Fact[] {
  const when = (at: string, by: string): string => `${formatDay(dayOf(at))} by ${person(by)}`
  return [
    fact('source', 'Source', choiceLabel(recordSources, record.source) ?? record.source),
    fact('created', 'Added', when(record.createdDate, record.createdBy)),
    fact('updated', 'Last changed', when(record.updatedDate, record.updatedBy)),
  ]
}
