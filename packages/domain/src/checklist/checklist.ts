import { documentState, isOnFile, lastDayOf } from '../document/index.ts'
import type { DocumentState, FilePeriod } from '../document/index.ts'
import type { PageType } from '../reference/index.ts'
import { formatDay } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'
import { proofOf } from '../verification/index.ts'
import type { Proof, VerificationFact } from '../verification/index.ts'
import type { DocumentTypeRule } from './document-types.ts'
import { ruleInForce } from './requirement-rules.ts'
import type { ChecklistSubject, Required, Requirement } from './types.ts'

/** A document of the subject, with the days it was on file where days other than today are asked for. */
export type ChecklistDocument = FilePeriod & {
  uuid: string
  docType: string
  /** sha256 of its bytes, by which a verification names it */
  hash?: string | undefined
  /** username of who sent it */
  uploadedBy?: string | undefined
  effectiveDate?: IsoDate | null
  validityDate?: IsoDate | null
}

/** The mark staff stored about one document. */
export type ChecklistMark = {
  documentTypeCode: string
  verified: boolean
  verifiedBy?: string | null
  verifiedDate?: IsoDate | null
  /** whether the document says something else than what was declared; the remarks say what */
  mismatch?: boolean
  remarks?: string | null
  /** The document that was looked at; a newer one has to be verified again. */
  attachmentUuid?: string | null
}

/** One row of the checklist (domain model 4.5). */
export type ChecklistRow = {
  documentTypeCode: string
  label: string
  required: boolean
  submitted: string | null
  /** username of who sent the submitted document, who does not verify it */
  uploadedBy?: string | null | undefined
  validityDate: IsoDate | null
  state: DocumentState
  verified: boolean
  verifiedBy: string | null
  verifiedDate: IsoDate | null
  /** whether the submitted document says something else than what was declared; the remarks say what */
  mismatch?: boolean | undefined
  remarks: string | null
  /** what verifications of the submitted document say; null when a rule asks for none and nobody made one */
  proof?: Proof | null | undefined
}

/** Pages whose documents make up the checklist of a subject. */
export function checklistPages(subject: ChecklistSubject): readonly PageType[] {
  if (subject.kind === 'facility') return ['HF_CREDENTIAL', 'HF_CONTRACT']
  return [subject.phyTypeCode === 'DMD' ? 'DENTIST_CREDENTIAL' : 'PHY_CREDENTIAL', 'PHY_CONTRACT']
}

/** Whether a subject must hand in a document on a day: the rule in force decides, else what the product knows. */
export function isRequiredOn(document: Required, subject: ChecklistSubject, day: IsoDate): boolean {
  const rule = ruleInForce(document.rules ?? [], subject, day)
  return rule ? rule.required : isRequired(document.requirement, subject)
}

/** The source a required document has to be verified against on a day; null when the rule in force names none. */
function sourceAskedOn(document: Required, subject: ChecklistSubject, day: IsoDate): string | null {
  const rule = ruleInForce(document.rules ?? [], subject, day)
  return rule?.required === true ? (rule.sourceCode ?? null) : null
}

/** Whether a subject must hand in a document by what the product knows of it. */
export function isRequired(requirement: Requirement, subject: ChecklistSubject): boolean {
  const facility = subject.kind === 'facility' ? subject : undefined
  const physician = subject.kind === 'physician' ? subject : undefined
  switch (requirement.kind) {
    case 'always':
      return true
    case 'optional':
      return false
    case 'facilityTypes':
      return facility !== undefined && requirement.only.includes(facility.typeCode)
    case 'notFacilityTypes':
      return facility !== undefined && !requirement.except.includes(facility.typeCode)
    case 'ownership':
      return facility?.ownership === requirement.only
    case 'notGovernmentDoctor':
      return physician !== undefined && !physician.governmentDoctor
    case 'hasSpecialty':
      return physician?.hasSpecialty === true
    case 'memberships':
      return physician !== undefined && requirement.only.includes(physician.membership)
  }
}

/** Of several documents of one type the one that lasts longest, the later in the list among equals; no end lasts longest. */
function bestOf(
  rule: DocumentTypeRule,
  documents: readonly ChecklistDocument[],
  day: IsoDate,
): { document: ChecklistDocument; until: IsoDate | null } | undefined {
  let best: { document: ChecklistDocument; until: IsoDate | null } | undefined
  for (const document of documents) {
    if (document.docType !== rule.code || !isOnFile(rule.dateRule, document, day)) continue
    const until = lastDayOf(rule.dateRule, document)
    if (!best || until === null || (best.until !== null && until >= best.until)) best = { document, until }
  }
  return best
}

/** Everything a checklist is derived from. */
export type ChecklistInput = {
  subject: ChecklistSubject
  documentTypes: readonly DocumentTypeRule[]
  documents: readonly ChecklistDocument[]
  marks: readonly ChecklistMark[]
  /** verifications of the subject's documents, the oldest first */
  verifications?: readonly (VerificationFact & { documentTypeCode: string | null })[] | undefined
  today: IsoDate
}

/** Derives the accreditation checklist: one row for each document of the subject's pages. Nothing of it but marks is stored. */
export function deriveChecklist(input: ChecklistInput): ChecklistRow[] {
  const pages = checklistPages(input.subject)
  return input.documentTypes
    .filter(({ pageType }) => pages.includes(pageType))
    .map((rule) => rowOf(rule, input))
}

/** Returns the proof of the submitted document; null when a rule asks for none and nobody made one. */
function proofOfRow(
  rule: DocumentTypeRule,
  { subject, verifications = [], today }: ChecklistInput,
  document: ChecklistDocument | undefined,
): Proof | null {
  const sourceCode = sourceAskedOn(rule, subject, today)
  const own = verifications.filter(({ documentTypeCode }) => documentTypeCode === rule.code)
  if (sourceCode === null && own.length === 0) return null
  const hash = document?.hash ?? null
  const proof = proofOf(hash === null ? [] : own, { documentHash: hash, sourceCode, today })
  return sourceCode === null && proof.state === 'UNPROVEN' ? null : proof
}

function rowOf(rule: DocumentTypeRule, input: ChecklistInput): ChecklistRow {
  const { subject, documents, marks, today } = input
  const best = bestOf(rule, documents, today)
  const mark = marks.find(({ documentTypeCode }) => documentTypeCode === rule.code)
  const lookedAt = mark?.attachmentUuid
  // A mark on a document that is not there, or that came after the look, says nothing of this one.
  const isSame = best !== undefined && (!lookedAt || lookedAt === best.document.uuid)
  const verified = mark?.verified === true && isSame
  return {
    documentTypeCode: rule.code,
    label: rule.label,
    required: isRequiredOn(rule, subject, today),
    submitted: best?.document.uuid ?? null,
    uploadedBy: best?.document.uploadedBy ?? null,
    validityDate: best?.until ?? null,
    state: documentState(best?.until, today),
    verified,
    verifiedBy: verified ? (mark?.verifiedBy ?? null) : null,
    verifiedDate: verified ? (mark?.verifiedDate ?? null) : null,
    mismatch: mark?.mismatch === true && !verified && isSame,
    remarks: mark?.remarks ?? null,
    proof: proofOfRow(rule, input, best?.document),
  }
}

const proofProblems = {
  UNPROVEN: 'not verified against',
  STALE: 'to be verified again against',
} as const

/** Returns the sentence part that says a document does not match. */
const mismatchText = ({ label }: ChecklistRow): string => `${label}: does not match what was declared`

/** Returns why an application is not approved while its documents say something else; undefined when they match. */
export function mismatchProblem(rows: readonly ChecklistRow[]): string | undefined {
  const found = rows.filter(({ mismatch }) => mismatch === true)
  if (found.length === 0) return undefined
  return `${found.map(mismatchText).join('; ')}. Ask for the right document, or compare it again.`
}

/** Returns what the verifications of a document lack, in words; undefined when nothing is asked or all is there. */
function proofProblem({ label, proof }: ChecklistRow): string | undefined {
  if (!proof || proof.state === 'VERIFIED') return undefined
  if (proof.state === 'CONTRADICTED') return `${label}: contradicted by ${proof.sourceCode}`
  return proof.isAsked ? `${label}: ${proofProblems[proof.state]} ${proof.sourceCode}` : undefined
}

/**
 * Whether every required document is verified and none of them has expired, as far as a rule asks also against its
 * source; a document that a source contradicts is never complete.
 */
export function isComplete(rows: readonly ChecklistRow[]): boolean {
  return missingItems(rows).length === 0
}

/** The part of a record, or the queue, in which an open condition is met. */
export type ConditionPart = 'documents' | 'checklist' | 'verification' | 'edit'

/** An open condition as text, with where it is met. */
export type OpenCondition = { message: string; part: ConditionPart }

/** Returns the missing items of a checklist as text, each with where it is given or verified. */
export function missingConditions(rows: readonly ChecklistRow[]): OpenCondition[] {
  return rows.flatMap((row) => {
    const unproven = proofProblem(row)
    const proof: OpenCondition[] = unproven ? [{ message: unproven, part: 'verification' }] : []
    const mismatch: OpenCondition[] = row.mismatch ? [{ message: mismatchText(row), part: 'checklist' }] : []
    if (!row.required) return row.proof?.state === 'CONTRADICTED' ? [...mismatch, ...proof] : mismatch
    if (row.state === 'MISSING') return [{ message: `${row.label}: not submitted`, part: 'documents' }]
    if (row.state === 'EXPIRED') {
      const since = row.validityDate ? ` on ${formatDay(row.validityDate)}` : ''
      return [{ message: `${row.label}: expired${since}`, part: 'documents' }]
    }
    if (mismatch.length > 0) return [...mismatch, ...proof]
    return row.verified ? proof : [{ message: `${row.label}: not verified`, part: 'checklist' }, ...proof]
  })
}

/** Returns the missing items of a checklist as text: each document with its problem. */
export function missingItems(rows: readonly ChecklistRow[]): string[] {
  return missingConditions(rows).map(({ message }) => message)
}
