import {
  checklistPages,
  dateRuleOf,
  deriveChecklist,
  documentTypes,
  type ChecklistRow,
  type ChecklistSubject,
  type DocumentTypeRule,
} from '@capiz/domain/checklist'
import type { PageType } from '@capiz/domain/reference'
import { manilaDay, type IsoDate } from '@capiz/domain/time'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Actor } from '../../platform/access/actor.ts'
import { colleaguesText, colleaguesWho } from '../../platform/auth/colleagues.ts'
import { attachment, checklistMark, referenceItem, type AuditChange } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { liveRules } from '../reference/requirement-rules.ts'
import { cachedFromStart } from '../../platform/cache/call-start.ts'
import type { Services } from '../../platform/services.ts'
import { auditOwner } from './owner.ts'
import { verificationsOf } from './verifications.ts'

/** A provider as its checklist sees it. */
export interface ChecklistOwner {
  code: string
  subject: ChecklistSubject
}

const prefixOf = ({ subject }: ChecklistOwner) => (subject.kind === 'facility' ? 'hf' : 'phy')

/**
 * The rules of the documents on some pages: those the domain knows, in the words of the maintained list, and the documents
 * that were added to the list since, required or not as the list says.
 */
export function documentRules(
  db: Executor,
  pages: readonly PageType[],
): Promise<readonly DocumentTypeRule[]> {
  const tables = ['reference_item', 'requirement_rule']
  return cachedFromStart(tables, `document rules ${pages.join(' ')}`, () => readDocumentRules(db, pages))
}

async function readDocumentRules(db: Executor, pages: readonly PageType[]): Promise<DocumentTypeRule[]> {
  const items = await db
    .select()
    .from(referenceItem)
    .where(eq(referenceItem.list, 'document-type'))
    .orderBy(asc(referenceItem.id))
  const known = documentTypes.filter(({ pageType }) => pages.includes(pageType))
  const read = items.flatMap((item) => {
    const pageType = pages.find((page) => page === item.groupBy)
    return pageType ? [{ pageType, code: item.code, label: item.description ?? item.code, item }] : []
  })
  const worded = known.map((rule) => {
    const own = read.find(({ pageType, code }) => pageType === rule.pageType && code === rule.code)
    return own && !own.item.deleted ? { ...rule, label: own.label } : rule
  })
  const added = read
    .filter(({ item }) => !item.deleted)
    .filter(({ pageType, code }) => !known.some((rule) => rule.pageType === pageType && rule.code === code))
    .map(({ pageType, code, label: description, item }): DocumentTypeRule => {
      const { dateLabel: label } = item.attributes
      const dateLabel = typeof label === 'string' ? label : null
      const requirement = { kind: item.attributes['required'] === true ? 'always' : 'optional' } as const
      return {
        pageType,
        code,
        label: description,
        dateLabel,
        dateRule: dateRuleOf(pageType, code, dateLabel),
        requirement,
      }
    })
  const rules = await liveRules(db)
  return [...worded, ...added].map((document) => {
    const own = rules.filter(
      ({ pageType, documentTypeCode }) =>
        pageType === document.pageType && documentTypeCode === document.code,
    )
    return own.length > 0 ? { ...document, rules: own } : document
  })
}

/** The same rules, kept until a list item or a rule changes. They are shared: nobody may change them. */
export function cachedDocumentRules(
  { db, counts }: Pick<Services, 'db' | 'counts'>,
  pages: readonly PageType[],
): Promise<readonly DocumentTypeRule[]> {
  const tables = ['reference_item', 'requirement_rule']
  return counts.get(tables, `document rules ${pages.join(' ')}`, () => documentRules(db, pages))
}

/** The checklist of a facility or physician as it stands on a day. */
export async function checklistOf(
  db: Executor,
  owner: ChecklistOwner,
  day: IsoDate,
): Promise<ChecklistRow[]> {
  const { subject, code } = owner
  const prefix = prefixOf(owner)
  const documents = await db
    .select()
    .from(attachment)
    .where(
      and(
        eq(attachment.ownerCode, code),
        inArray(attachment.ownerKind, [`${prefix}/document`, `${prefix}/contract`]),
        eq(attachment.deleted, false),
        isNull(attachment.supersededBy),
      ),
    )
    .orderBy(asc(attachment.id))
  const marks = await db
    .select()
    .from(checklistMark)
    .where(and(eq(checklistMark.ownerKind, prefix), eq(checklistMark.ownerCode, code)))
  const verifications = await verificationsOf(db, code)
  return deriveChecklist({
    subject,
    verifications,
    documentTypes: await documentRules(db, checklistPages(subject)),
    documents: documents.map((row) => ({
      uuid: row.uuid,
      docType: row.docType ?? '',
      hash: row.sha256,
      uploadedBy: row.uploadedBy,
      effectiveDate: row.effectiveDate,
      validityDate: row.validityDate,
    })),
    marks: marks.map((mark) => ({
      documentTypeCode: mark.documentTypeCode,
      verified: mark.verified,
      verifiedBy: mark.verifiedBy,
      verifiedDate: mark.verifiedDate && manilaDay(mark.verifiedDate),
      mismatch: mark.mismatch,
      remarks: mark.remarks,
      attachmentUuid: mark.attachmentUuid,
    })),
    today: day,
  })
}

/** A mark as it is saved. */
export interface MarkInput {
  documentTypeCode: string
  verified: boolean
  /** the document says something else than what was declared; the remarks say what */
  mismatch?: boolean
  /** the document that was looked at; without it the one on file is taken for it */
  submitted?: string | null | undefined
  remarks: string | null
}

/** Refuses marks on a document that was replaced while it was looked at. */
function refuseReplaced(rows: readonly ChecklistRow[], marks: readonly MarkInput[]): void {
  const replaced = marks.flatMap(({ documentTypeCode, submitted }) => {
    const row = rows.find((one) => one.documentTypeCode === documentTypeCode)
    return row && submitted && row.submitted !== submitted ? [row.label] : []
  })
  if (replaced.length === 0) return
  const message = `${replaced.join(', ')}: replaced while you looked at it. Compare the new one; nothing was saved.`
  refuse('DOCUMENT_REPLACED', { message })
}

/** Refuses a mismatch of nothing, one that is verified as well, and one that does not say what the document says. */
function mismatchErrors(row: ChecklistRow, { verified, remarks }: MarkInput, at: number) {
  if (verified) {
    return [
      { field: `${at}.mismatch`, message: `${row.label}: a document that is verified has no mismatch.` },
    ]
  }
  if (row.submitted === null) {
    return [{ field: `${at}.mismatch`, message: `${row.label}: no document is on file yet.` }]
  }
  return (remarks ?? '').trim().length < 3
    ? [
        {
          field: `${at}.remarks`,
          message: `${row.label}: enter what the document says, in 3 characters or more.`,
        },
      ]
    : []
}

function checkMarks(rows: readonly ChecklistRow[], marks: readonly MarkInput[]): void {
  const errors = marks.flatMap((mark, at) => {
    const { documentTypeCode, verified } = mark
    const row = rows.find((one) => one.documentTypeCode === documentTypeCode)
    if (!row) return [{ field: `${at}.documentTypeCode`, message: 'This document is not on the checklist.' }]
    if (mark.mismatch) return mismatchErrors(row, mark, at)
    if (!verified) return []
    if (row.state === 'MISSING') {
      return [{ field: `${at}.verified`, message: `${row.label}: no document is on file yet.` }]
    }
    if (row.state === 'EXPIRED')
      return [{ field: `${at}.verified`, message: `${row.label}: the document has expired.` }]
    return []
  })
  if (errors.length > 0) refuse('VALIDATION', { errors })
}

/** Refuses marks on documents the caller sent, with who can make them (ADR 40). */
async function refuseOwn(
  tx: Transaction,
  { subject }: ChecklistOwner,
  own: readonly ChecklistRow[],
  actor: Actor,
): Promise<void> {
  if (own.length === 0) return
  const permission = subject.kind === 'facility' ? 'HF_EDIT' : 'PHY_EDIT'
  const who = colleaguesText(await colleaguesWho(tx, permission, [actor.username]))
  const labels = own.map(({ label }) => label).join(', ')
  const message = `You uploaded ${labels}. Another person verifies what you uploaded: ${who}`
  refuse('OWN_DOCUMENT', { message })
}

const isSameMark = (row: ChecklistRow, mark: MarkInput): boolean =>
  row.verified === mark.verified &&
  (row.mismatch ?? false) === (mark.mismatch ?? false) &&
  row.remarks === mark.remarks

/** Returns a mark as the audit log shows it. */
const markFacts = ({
  verified,
  mismatch,
  remarks,
}: Pick<ChecklistRow, 'verified' | 'mismatch' | 'remarks'>) => ({
  verified,
  ...(mismatch && { mismatch }),
  remarks,
})

/** Stores a mark with the document it is about, and for a new verification who made it and when. */
async function storeMark(
  { clock }: Services,
  tx: Transaction,
  owner: ChecklistOwner,
  row: ChecklistRow,
  { documentTypeCode, verified, mismatch = false, remarks }: MarkInput,
  actor: Actor,
): Promise<void> {
  const now = clock.now()
  const fresh = verified && !row.verified
  const values = {
    attachmentUuid: verified || mismatch ? row.submitted : null,
    verified,
    mismatch,
    remarks,
    ...(fresh ? { verifiedBy: actor.username, verifiedDate: now } : {}),
    ...(verified ? {} : { verifiedBy: null, verifiedDate: null }),
    updatedBy: actor.username,
    updatedDate: now,
  }
  const key = { ownerKind: prefixOf(owner), ownerCode: owner.code, documentTypeCode }
  await tx
    .insert(checklistMark)
    .values({ ...key, ...values, createdBy: actor.username, createdDate: now })
    .onConflictDoUpdate({
      target: [checklistMark.ownerKind, checklistMark.ownerCode, checklistMark.documentTypeCode],
      set: values,
    })
}

/**
 * Saves what staff verified; nobody verifies a document they sent. A mark is tied to the document that was looked at; a newer one has to be verified again.
 * Rows that are not named stay as they are.
 */
export async function saveMarks(
  services: Services,
  tx: Transaction,
  owner: ChecklistOwner,
  marks: readonly MarkInput[],
  actor: Actor,
): Promise<void> {
  const rows = await checklistOf(tx, owner, services.clock.today())
  checkMarks(rows, marks)
  refuseReplaced(rows, marks)
  const wanted = new Set(marks.filter(({ verified }) => verified).map((mark) => mark.documentTypeCode))
  const own = rows.filter(
    (row) => !row.verified && row.uploadedBy === actor.username && wanted.has(row.documentTypeCode),
  )
  await refuseOwn(tx, owner, own, actor)
  const changes: AuditChange[] = []
  for (const mark of marks) {
    const row = rows.find((one) => one.documentTypeCode === mark.documentTypeCode)
    if (!row || isSameMark(row, mark)) continue
    await storeMark(services, tx, owner, row, mark, actor)
    changes.push({ field: row.label, before: markFacts(row), after: markFacts(mark) })
  }
  if (changes.length === 0) return
  const entityType = owner.subject.kind === 'facility' ? 'health-facility' : 'physician'
  const entry = { code: owner.code, action: 'UPDATE', topic: 'Accreditation checklist', changes } as const
  await auditOwner(services, tx, entityType, entry, actor)
}
