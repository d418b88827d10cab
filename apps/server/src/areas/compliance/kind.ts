import type * as shapes from '@capiz/api/schema/case-record'
import type { SpecialArrangement } from '@capiz/api/schema/record'
import { recordKind, type RecordForm, type RecordKindName } from '@capiz/domain/record'
import type { ErrorCode } from '@capiz/domain/errors'
import { normalise } from '@capiz/domain/text'
import type { PageType } from '@capiz/domain/reference'
import type { InferOutput } from 'valibot'
import type { caseRecord } from '../../db/schema/index.ts'
import type { Outgoing } from '../../platform/http/types.ts'

/** A record as it is stored. */
export type CaseRow = typeof caseRecord.$inferSelect

interface Shapes {
  'dentist-check-in': typeof shapes.DentistCheckIn
  'facility-check-in': typeof shapes.FacilityCheckIn
  'non-conformity': typeof shapes.NonConformity
  'document-tracker': typeof shapes.TrackedDocument
  'inquiry-report': typeof shapes.Inquiry
  'correction-notice': typeof shapes.CorrectionNotice
  violation: typeof shapes.Violation
  'special-arrangement': typeof SpecialArrangement
  'mobile-device': typeof shapes.MobileDevice
  'settlement-terminal': typeof shapes.SettlementTerminal
  'service-team': typeof shapes.ServiceTeamRecord
}

/** A record as it is answered. */
export type RecordReply<K extends RecordKindName> = Outgoing<InferOutput<Shapes[K]>>

/** The input of a save: the form and its control fields. */
export type RecordInput<K extends RecordKindName = RecordKindName> = RecordForm<K> & {
  id?: number | null | undefined
  code: string | null
  version?: number | null | undefined
  status: string | null
}

interface UniqueRule {
  /** what only one live record may have, or nothing */
  key: (fields: Readonly<Record<string, unknown>>, status: string) => string | null
  error: ErrorCode
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Kinds of which only one live record may have something (domain model 9.10). */
export const uniqueRules: Partial<Record<RecordKindName, UniqueRule>> = {
  'mobile-device': {
    key: (fields, status) => (status === 'ISSUED' ? text(fields['imeiNumber']) : null),
    error: 'MACE_IMEI_UK',
  },
  'settlement-terminal': {
    key: (fields, status) => (status === 'ACTIVE' ? text(fields['terminal']) : null),
    error: 'MOSS_TERMINAL_UK',
  },
  'service-team': {
    key: ({ year, area }, status) => (status === 'CURRENT' ? teamKey(Number(year), String(area)) : null),
    error: 'CONFLICT',
  },
}

/** Year and area of a medical service team record as one text; an area is the same in any spelling of its case. */
export const teamKey = (year: number, area: string): string => `${year} ${normalise(area)}`

/** Pages of document types whose documents a check-in may bring along; the credentials among them go to the record. */
export const documentPages: Partial<Record<RecordKindName, { own: PageType; credentials: PageType }>> = {
  'facility-check-in': { own: 'HF_KAMUSTAHAN', credentials: 'HF_CREDENTIAL' },
  'dentist-check-in': { own: 'DENTIST_KAMUSTAHAN', credentials: 'DENTIST_CREDENTIAL' },
}

/** How a record is known in the audit log and by its files. */
export const recordName = (row: Pick<CaseRow, 'code' | 'id'>): string => row.code ?? String(row.id)

/** The fields of a kind a person enters. */
export const enteredFields = (kind: RecordKindName) => recordKind(kind).fields.filter(({ server }) => !server)
