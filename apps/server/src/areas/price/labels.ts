import { codeLabel, ownerField, priceSheetKinds } from '@capiz/domain/fees'
import type { LineField, PriceSheetKindName } from '@capiz/domain/fees'
import { formatField } from '@capiz/domain/field'
import type { IsoDate } from '@capiz/domain/time'
import type { Executor } from '../../db/types.ts'
import { loadTerms } from '../facility/labels.ts'
import { headerLists } from './check.ts'
import { procedureNames } from './procedures.ts'
import type { Header } from './rows.ts'

/** Prices in words: what a line, a value and a header are called. */
export interface PriceLabels {
  /** a field's value in words, null for nothing */
  value: (field: LineField, value: unknown) => string | null
  /** what a line is called: its key fields in words */
  line: (kind: PriceSheetKindName, line: Readonly<Record<string, unknown>>) => string
  /** what a header says beside its owner, for example "Outpatient, Laboratory"; empty when there is nothing */
  header: (kind: PriceSheetKindName, header: Header) => string
}

/** Lists whose words the lines and headers of some kinds need. */
function listsOf(kinds: readonly PriceSheetKindName[]): string[] {
  const lists = kinds.flatMap((kind) => [
    ...priceSheetKinds[kind].lineFields.map(({ list }) => list),
    ...priceSheetKinds[kind].headerKey.map((field) => headerLists[field]),
  ])
  return [...new Set(lists.filter((list) => list !== undefined))]
}

/** Reads the words of some kinds at once; procedures go by their words in the list in force today. */
export async function loadPriceLabels(
  db: Executor,
  kinds: readonly PriceSheetKindName[],
  today: IsoDate,
): Promise<PriceLabels> {
  const lists = listsOf(kinds)
  const terms = lists.length > 0 ? await loadTerms(db, ...lists) : undefined
  const procedures = kinds.includes('procedure-rate') ? await procedureNames(db, today) : undefined

  const value: PriceLabels['value'] = (field, one) => {
    const labelOf = (code: string) => terms?.find(field.list ?? '', code)?.description
    return formatField(field, one, labelOf) || null
  }

  return {
    value,
    line: (kind, line) => {
      const { lineKey, lineFields } = priceSheetKinds[kind]
      const fields = lineFields.filter(({ name }) => lineKey.includes(name))
      const parts = fields.map((field) => value(field, line[field.name]))
      // A procedure goes by its code and its words.
      const { description, procedureCode } = line
      const more = typeof description === 'string' ? description : procedures?.get(String(procedureCode))
      return [...parts, more].filter(Boolean).join(', ')
    },
    header: (kind, header) => {
      const fields = priceSheetKinds[kind].headerKey.filter((field) => field !== ownerField(kind))
      const parts = fields.map((field) => {
        const code = header[field] ?? null
        if (code === null) return null
        const list = headerLists[field]
        return (list ? terms?.find(list, code)?.description : codeLabel(code)) ?? code
      })
      return parts.filter(Boolean).join(', ')
    },
  }
}
