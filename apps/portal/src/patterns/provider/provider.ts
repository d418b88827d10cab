import type { DocumentEntity } from '@capiz/api/contract/document'
import type { OutputOf } from '@capiz/api/contract/define'
import type { facility } from '@capiz/api/contract/facility'
import type { duplicate } from '@capiz/api/contract/duplicate'
import { accreditationHistory } from '@capiz/api/contract/log'
import type { ChecklistRow } from '@capiz/domain/checklist'
import type { MatchTier } from '@capiz/domain/duplicate'
import type { IsoDate } from '@capiz/domain/time'
import { createContext, useContext } from 'react'
import { type Refresh, useCall } from '../../platform/data/query.tsx'
import type { Read } from './read.ts'
import { ownRows, type StatusChangeRow } from './ruler.ts'

/** A tick of the accreditation checklist as it is saved. */
export type ChecklistMarkInput = Pick<ChecklistRow, 'documentTypeCode' | 'verified' | 'remarks' | 'submitted'>

/** A status change as it is sent; `until` is the last day of a suspension. */
export interface StatusMove {
  status: string
  effectiveDate: IsoDate
  reason: string
  until: IsoDate | null
  version: number
}

/** A status that is chosen, with its first day. */
export interface StatusChoice {
  status: string
  effectiveDate: IsoDate
}

/** The status of a day, as far as the record shows it. */
export interface StatusOnDay {
  day: IsoDate
  status: string | null
  since: { effectiveDate: IsoDate; reason?: string | null | undefined } | null
  next: { effectiveDate: IsoDate; status: string } | null
}

/** A record that may be the same, with what both have in common. */
export interface PossibleDuplicate {
  code: string
  name: string
  score: number
  accreditationStatusCode?: string | null | undefined
  city?: string | null | undefined
  type?: string | null | undefined
  tier?: MatchTier | null | undefined
  reasons: readonly {
    signal: string
    label: string
    points: number
    candidateValue?: string | null | undefined
    existingValue?: string | null | undefined
    likeness?: 'same' | 'near' | 'different' | null | undefined
    bits?: number | null | undefined
  }[]
}

/** A record that was looked at and found to be another, with the reason. */
export interface FoundDifferent {
  code: string
  name: string
  reason: string
  updatedBy: string
  updatedDate: string
}

interface Remark {
  id: number
  remarks: string
  createdBy: string
  createdDate: string
}

/** A stored record: its version, and its fields by name. */
export type StoredRecord = Readonly<Record<string, unknown>> & { version: number }

/** A merge in which the record took part. */
export type MergeRow = OutputOf<typeof duplicate.merges>[number]

/** Two records to merge, each in the version that was looked at, and the fields taken from the duplicate. */
export interface MergeInput {
  code: string
  version: number
  duplicateCode: string
  duplicateVersion: number
  reason: string
  fields: string[]
}

/** How many of each kind of thing a merge moved. */
export interface MovedCounts {
  affiliations: number
  coveredAccounts: number
  documents: number
}

/** The calls of a kind of provider; reads go through `useRead`, the others send once. */
export interface ProviderCalls {
  banner: (code: string) => Read<{ warnings: { kind: string; message: string }[] }>
  checklist: (code: string) => Read<readonly ChecklistRow[]>
  remarks: (code: string) => Read<readonly Remark[]>
  statusOn: (code: string, day: IsoDate) => Read<StatusOnDay>
  foundDifferent: (code: string) => Read<readonly FoundDifferent[]>
  saveChecklist: (code: string, ticks: readonly ChecklistMarkInput[]) => Promise<unknown>
  /** the record after the change, or the request where it waits for a second person */
  changeStatus: (
    code: string,
    move: StatusMove,
  ) => Promise<{ requestCode: string | null; message: string | null }>
  /** what a change of status means before it is made */
  statusOutlook: (code: string, choice: StatusChoice) => Read<OutputOf<typeof facility.statusOutlook>>
  notDuplicate: (pair: { code: string; otherCode: string; reason: string }) => Promise<unknown>
  /** the record as it is stored, by field, for choosing what a merge takes over */
  record: (code: string) => Read<StoredRecord>
  merges: (code: string) => Read<readonly MergeRow[]>
  merge: (body: MergeInput, idempotencyKey: string) => Promise<{ moved: MovedCounts }>
  undoMerge: (body: { id: number; reason: string }) => Promise<{ message: string }>
  createAccount: (
    body: { code: string; emailAddress: string },
    idempotencyKey: string,
  ) => Promise<{ username: string; emailAddress: string }>
}

/** The differences between facilities and physicians that the parts of their records need. */
export interface ProviderKind {
  /** also the word for one of them */
  name: 'facility' | 'physician'
  applicantType: 'HFC' | 'PHY'
  /** address of the list; a record is below it */
  base: string
  /** title of the list */
  many: string
  documents: DocumentEntity
  contracts: DocumentEntity
  /** page of the document types that are contracts */
  contractPage: string
  /** whose remarks these are, as the wire says it */
  remarks: 'hf' | 'phy'
  /** type of the request a provider sends a document with */
  documentRequest: 'hf-document' | 'phy-document'
  /** who uses the portal account of a record, at the beginning of a sentence */
  accountHolder: (name: string) => string
  calls: ProviderCalls
  /** every answer a change of the record makes stale */
  stale: readonly Refresh[]
}

/** The facility or physician the parts of a record are about. */
export interface Provider {
  kind: ProviderKind
  code: string
  name: string
  status: string
  version: number
  allowedActions: readonly string[]
  accreditationDate: IsoDate | null
  contractEffectiveDate: IsoDate | null
  contractValidityDate: IsoDate | null
  duplicateOf: string | null
  hasAccount: boolean
  /** where the password of a portal account would go */
  accountEmail: string | null
  /** page of the document types the checklist is made of */
  credentialPage: string
  /** the records that may be this one */
  findDuplicates: Read<readonly PossibleDuplicate[]>
}

/** The provider of the record around; `ProviderRecord` gives it. */
export const ProviderContext = createContext<Provider | undefined>(undefined)

/** The provider the calling part of a record is about. */
export function useProvider(): Provider {
  const provider = useContext(ProviderContext)
  if (provider === undefined) throw new Error('This part stands outside a record of a provider.')
  return provider
}

/** Whether the caller may do an action on the provider of the record, as the server says. */
export function useMay(): (action: string) => boolean {
  const { allowedActions } = useProvider()
  return (action) => allowedActions.includes(action)
}

/** Address of the record of a provider. */
export function recordHref({ kind, code }: Pick<Provider, 'kind' | 'code'>): string {
  return `${kind.base}/${code}`
}

function useHistoryCall(code: string) {
  const query = { applicantCode: code, size: 200, sort: 'effectiveDate,ASC' }
  return useCall(accreditationHistory.list, { query })
}

/** The status changes of a provider, oldest first; those of a record merged into it are its own no more than before. */
export function useHistory(code: string): readonly StatusChangeRow[] {
  return ownRows(useHistoryCall(code).data?.content ?? [], code)
}

/** Whether the status changes of a provider are still being read. */
export function useIsHistoryPending(code: string): boolean {
  return useHistoryCall(code).isPending
}
