import type { SearchedNumber, SearchedKind } from '@capiz/domain/search'
import { phoneDigits, prcNumberOf, type SearchTerm } from '@capiz/domain/search'
import { eq, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { lastDigits } from '../../db/schema/columns.ts'
import { facility, physician } from '../../db/schema/index.ts'

/** A number of a record as a search compares it: conditions for the whole number, and for its beginning. */
interface NumberMatch {
  exact?: SQL | undefined
  begins?: SQL | undefined
}

/** A kind of record as the search finds it. */
export interface SearchTarget<K extends SearchedKind = SearchedKind> {
  kind: K
  /** how a term is read: titles are no part of a person's name */
  reads: 'person' | 'place'
  table: typeof facility | typeof physician
  id: AnyColumn
  code: AnyColumn
  codePrefix: string
  /** the column of its words, see the function search_words of the database */
  words: AnyColumn
  /** the city whose name finds it as well */
  cityId?: AnyColumn | undefined
  numbers: Readonly<Record<SearchedNumber<K>, (term: SearchTerm) => NumberMatch>>
}

const digitsIn = (column: AnyColumn | SQL): SQL => sql`regexp_replace(${column}, '\\D', '', 'g')`

/** A telephone number however it is written: with or without country, area and zero in front. */
function isPhone(column: AnyColumn, { digits }: SearchTerm): NumberMatch {
  const phone = digits === undefined ? undefined : phoneDigits(digits)
  if (phone === undefined) return {}
  return {
    exact: sql`(${lastDigits(column)} = ${phone.slice(-7)} and ${digitsIn(column)} like ${`%${phone}`})`,
  }
}

const isNumber = (column: AnyColumn, { text, digits }: SearchTerm): NumberMatch => ({
  exact: digits === undefined ? eq(column, text) : or(eq(column, text), eq(column, digits)),
})

/** Health facilities: by name, city, code, licences and telephone. */
export const facilityTarget: SearchTarget<'facility'> = {
  kind: 'facility',
  reads: 'place',
  table: facility,
  id: facility.id,
  code: facility.code,
  codePrefix: 'HF',
  words: facility.searchWords,
  cityId: facility.mainCityId,
  numbers: {
    dohLtoNo: ({ text }) => ({ exact: sql`upper(${facility.dohLtoNo}) = ${text}` }),
    phicAccreditationNo: (term) => isNumber(facility.phicAccreditationNo, term),
    hfCode: (term) => isNumber(facility.hfCode, term),
    mobile: (term) => isPhone(facility.mobile, term),
    telephone: ({ digits }) => {
      const phone = digits === undefined ? undefined : phoneDigits(digits)
      if (phone === undefined) return {}
      return {
        exact: sql`exists (select 1 from unnest(${facility.telephone}) one where ${digitsIn(sql`one`)} like ${`%${phone}`})`,
      }
    },
  },
}

/** Physicians and dentists: by name, code, licence, PhilHealth number and telephone. */
export const physicianTarget: SearchTarget<'physician'> = {
  kind: 'physician',
  reads: 'person',
  table: physician,
  id: physician.id,
  code: physician.code,
  codePrefix: 'PHY',
  words: physician.searchWords,
  numbers: {
    prcNumber: ({ digits }) => {
      const number = digits === undefined ? undefined : prcNumberOf(digits)
      if (digits === undefined || number === undefined) return {}
      return {
        exact: eq(physician.prcNumber, number),
        begins: sql`${physician.prcNumber} between ${digits.padEnd(7, '0')} and ${digits.padEnd(7, '9')}`,
      }
    },
    phicAccreditationNo: (term) => isNumber(physician.phicAccreditationNo, term),
    mobileNumber: (term) => isPhone(physician.mobileNumber, term),
    telephone: (term) => isPhone(physician.telephone, term),
  },
}
