import { memoTypeCodes } from '@capiz/domain/memo'
import { proofStates } from '@capiz/domain/verification'
import * as v from 'valibot'
import { Id, Instant, Optional, OptionalDay, OptionalText, ReplyDay, Text, Uuid } from './common.ts'
import { DocumentState } from './document-state.ts'

export { DocumentState }

/** A remark of the accreditation section. */
export const HpasRemark = v.object({
  id: Id,
  remarks: v.string(),
  createdBy: v.string(),
  createdDate: Instant,
})

/** A stored file with what is known of it (domain model 3, P3). Sizes in bytes. */
export const Attachment = v.object({
  id: Id,
  uuid: v.string(),
  code: v.string(),
  docType: v.nullable(v.string()),
  docTypeLabel: v.nullish(v.string()),
  fileName: v.string(),
  contentType: v.string(),
  size: v.number(),
  sha256: v.nullish(v.string()),
  validityDate: v.nullable(ReplyDay),
  effectiveDate: v.nullable(ReplyDay),
  docRemarks: v.nullable(v.string()),
  memoType: v.nullable(v.string()),
  dateOfMemo: v.nullable(ReplyDay),
  dateSent: v.nullable(ReplyDay),
  dateReceived: v.nullable(ReplyDay),
  state: v.nullish(DocumentState),
  superseded: v.optional(v.boolean(), false),
  uploadedBy: v.string(),
  uploadedDate: Instant,
  /** remarks of the accreditation section on it, newest first, where documents of a record are listed */
  reviewRemarks: v.optional(v.array(HpasRemark)),
})

/** A file of a record or a request: without what only memos and the documents of a provider have. */
export const RecordFile = v.omit(Attachment, [
  'memoType',
  'dateOfMemo',
  'dateSent',
  'dateReceived',
  'reviewRemarks',
])

/** Kinds of memo. */
export const MemoType = v.picklist(memoTypeCodes)

/** Plain parts of a generic document upload (specification 2, section 3). */
export const DocumentUpload = v.object({
  code: Text(20),
  docType: OptionalText(30),
  docRemarks: OptionalText(2000),
  dateSent: OptionalDay,
  dateReceived: OptionalDay,
  effectiveDate: OptionalDay,
  memoType: Optional(MemoType),
  validityDate: OptionalDay,
  dateOfMemo: OptionalDay,
})

/** Plain parts of a generic document delete. */
export const DocumentDelete = v.object({ code: Text(20), uuid: Uuid, docType: OptionalText(30) })

/** Body of a remark on a record; with `uuid` on one of its documents, and then for its provider too (our addition). */
export const RecordRemark = v.object({ code: Text(20), remarks: Text(2000, 3), uuid: v.optional(Uuid) })

/** A file held for a form that is still being filled (our addition; held for 30 days). */
export const HeldFile = v.object({
  uuid: v.string(),
  fileName: v.string(),
  contentType: v.string(),
  size: v.number(),
})

/** One document of a registration: a held file with its type and dates. */
export const RegistrationDocument = v.object({
  uuid: Uuid,
  documentTypeCode: Text(30),
  validityDate: OptionalDay,
  effectiveDate: OptionalDay,
})

/** State of a claim with the verification it follows from (our addition). */
export const Proof = v.object({
  state: v.picklist(proofStates),
  sourceCode: v.nullable(v.string()),
  performedOn: v.nullable(ReplyDay),
  nextDue: v.nullable(ReplyDay),
  isAsked: v.boolean(),
})

/** One row of the accreditation checklist (domain model 4.5). */
export const ChecklistRow = v.object({
  documentTypeCode: v.string(),
  label: v.string(),
  required: v.boolean(),
  submitted: v.nullable(v.string()),
  /** username of who sent the submitted document, who does not verify it (our addition) */
  uploadedBy: v.nullish(v.string()),
  validityDate: v.nullable(ReplyDay),
  state: DocumentState,
  verified: v.boolean(),
  verifiedBy: v.nullable(v.string()),
  verifiedDate: v.nullable(v.string()),
  /** whether the submitted document says something else than what was declared (our addition); the remarks say what */
  mismatch: v.optional(v.boolean()),
  remarks: v.nullable(v.string()),
  /** what verifications of the submitted document say (our addition); null where none is asked for or made */
  proof: v.nullish(Proof),
})

/**
 * Marks the staff set on checklist rows; the rows themselves are derived. A mismatch (our addition) is never verified and
 * needs remarks: what the document says. `submitted` (our addition) is the document that was looked at: another one on file
 * refuses the mark.
 */
export const ChecklistMarks = v.array(
  v.object({
    documentTypeCode: Text(30),
    verified: v.boolean(),
    mismatch: v.optional(v.boolean(), false),
    submitted: v.nullish(Uuid),
    remarks: OptionalText(1000),
  }),
)
