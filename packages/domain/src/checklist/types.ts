import type { Membership } from '../fees/index.ts'
import type { PageType } from '../reference/index.ts'
import type { IsoDate } from '../time/index.ts'

/** Whose checklist it is, with what the requirements look at. */
export type ChecklistSubject =
  | {
      kind: 'facility'
      typeCode: string
      ownership: 'GOVERNMENT' | 'PRIVATE'
      /** for rules that look at the category */
      categoryCode?: string | null | undefined
    }
  | {
      kind: 'physician'
      phyTypeCode: string
      governmentDoctor: boolean
      /** Highest membership among the physician's specializations. */
      membership: Membership
      hasSpecialty: boolean
      /** for rules that look at the specialization */
      specializationCodes?: readonly string[] | undefined
    }

/** The condition under which a document is required, as data, so that it can be shown, stored and tested. */
export type Requirement =
  | { kind: 'always' }
  | { kind: 'optional' }
  | { kind: 'facilityTypes'; only: readonly string[] }
  | { kind: 'notFacilityTypes'; except: readonly string[] }
  | { kind: 'ownership'; only: 'PRIVATE' | 'GOVERNMENT' }
  | { kind: 'notGovernmentDoctor' }
  | { kind: 'hasSpecialty' }
  | { kind: 'memberships'; only: readonly Membership[] }

/**
 * A rule an administrator added: from a day on, a document is required of some providers, or no longer. What it leaves
 * open (null) it does not look at.
 */
export type RequirementRule = {
  id: number
  pageType: PageType
  documentTypeCode: string
  /** facilities of this type only */
  facilityTypeCode: string | null
  /** facilities of this category only */
  categoryCode: string | null
  /** practitioners with this specialization only */
  specializationCode: string | null
  required: boolean
  /** the source the document has to be verified against; null asks for none */
  sourceCode?: string | null | undefined
  effectiveDate: IsoDate
}

/** A document as far as it is required: what the product knows of it, and the rules added since. */
export type Required = { requirement: Requirement; rules?: readonly RequirementRule[] | undefined }
