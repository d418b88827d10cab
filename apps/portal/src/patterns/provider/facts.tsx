import { formatDay } from '@capiz/domain/time'
import { Code } from '@capiz/ui/Code'
import type { Fact } from '@capiz/ui/DescriptionList'
import type { ReactNode } from 'react'
import { dayOf, dayWords, paymentLabels } from './words.ts'

/** One fact of the overview; a missing value is said in the list's own word. */
export function fact(id: string, label: string, value: ReactNode, isWide?: boolean): Fact {
  return { id, label, value, isWide }
}

/** An identifier; null stays missing. */
export function codeOrNone(text: string | null): ReactNode {
  return text === null ? null : <Code>{text}</Code>
}

/** A yes or no in words. */
export function yesNo(value: boolean): string {
  return value ? 'Yes' : 'No'
}

/** A number with the last day on which it counts. */
export function withDay(number: string | null, until: string | null): ReactNode {
  if (number === null) return null
  return (
    <>
      <Code>{number}</Code>
      {until === null ? null : `, valid until ${dayWords(until) ?? ''}`}
    </>
  )
}

/** Period between two days; null while one is missing. */
export function periodWords(from: string | null, until: string | null): string | null {
  return from === null || until === null ? null : `${dayWords(from)} to ${dayWords(until)}`
}

interface Paid {
  tin: string | null
  vatRegistered: boolean
  withholdingRate: number | null
  payee: { name: string; bank: string | null; accountNo: string | null; paymentTypeCode: string } | null
}

/** How a provider is taxed. */
export function taxFacts({ tin, vatRegistered, withholdingRate }: Paid): readonly Fact[] {
  return [
    fact('tin', 'TIN', codeOrNone(tin)),
    fact('vat', 'VAT registered', yesNo(vatRegistered)),
    fact('withholding', 'Withholding rate', withholdingRate === null ? null : `${withholdingRate}%`),
  ]
}

/** How a provider is paid. */
export function payeeFacts({ payee }: Paid): readonly Fact[] {
  return [
    fact('payee', 'Payee', payee?.name),
    fact('way', 'Paid by', payee && (paymentLabels[payee.paymentTypeCode] ?? payee.paymentTypeCode)),
    fact('bank', 'Bank', payee?.bank),
    fact('account', 'Account number', codeOrNone(payee?.accountNo ?? null)),
  ]
}

interface Kept {
  source: string
  createdDate: string
  createdBy: string
  updatedDate: string
  updatedBy: string
}

const sources: Readonly<Record<string, string>> = {
  STAFF: 'Staff',
  PUBLIC: 'Public application',
  IMPORT: 'Import',
}

/** Who entered a record and who changed it last; `person` gives the name of a username. */
export function keepingFacts(record: Kept, person: (username: string) => string): readonly Fact[] {
  const when = (at: string, by: string): string => `${formatDay(dayOf(at))} by ${person(by)}`
  return [
    fact('source', 'Entered by', sources[record.source] ?? record.source),
    fact('created', 'Added', when(record.createdDate, record.createdBy)),
    fact('updated', 'Last changed', when(record.updatedDate, record.updatedBy)),
  ]
}
