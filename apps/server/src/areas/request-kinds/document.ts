import { document as documentCalls } from '@capiz/api/contract/document'
import { outsideTheList, outsideTheListLabel } from '@capiz/domain/document'
import { isIsoDate, type IsoDate } from '@capiz/domain/time'
import { and, eq } from 'drizzle-orm'
import { attachment } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { admit } from '../../platform/access/decision.ts'
import { addDocuments } from '../../engines/document/add.ts'
import { documentKind } from '../../engines/document/entity.ts'
import { documentOwner } from '../document/owner.ts'
import { factProblems, plainFacts, storedFacts, type DocumentFacts } from '../../engines/document/facts.ts'
import { findDocument } from '../../engines/document/store.ts'
import { documentRules } from '../../engines/provider/checklist.ts'
import { loadTerms } from '../facility/labels.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import type { RequestDraft } from '../../engines/request/create.ts'
import type { RequestKind, RequestOrder, Shown } from '../../engines/request/kind.ts'
import { shownDay, shownText } from '../../engines/request/format-value.ts'

type DocumentEntity = 'hf/document' | 'phy/document'

const requesterKind = {
  'hf/document': { type: 'hf-document', applicantType: 'HFC' },
  'phy/document': { type: 'phy-document', applicantType: 'PHY' },
} as const

function dayOf(payload: Record<string, unknown>, field: string): IsoDate | null {
  const value = payload[field]
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'string' && isIsoDate(value)) return value
  return refuseField(field, 'Enter a real date as year-month-day, for example 2027-01-31.')
}

/** The facts as an upload by staff would keep them; 422 for a type or dates it would refuse. */
async function checkedFacts(
  services: Services,
  tx: Transaction,
  entity: DocumentEntity,
  facts: DocumentFacts,
): Promise<DocumentFacts> {
  const kind = documentKind(entity)
  const rules = await documentRules(tx, kind.pages)
  const errors = factProblems(kind, rules, facts, services.clock.today())
  if (errors.length > 0) refuse('VALIDATION', { errors })
  return storedFacts(
    rules.find(({ code }) => code === facts.docType),
    facts,
  )
}

/** The facts of a document outside the list; 422 when nothing says what it is. */
function namedFacts(facts: DocumentFacts): DocumentFacts {
  if ((facts.docRemarks?.trim().length ?? 0) < 3) refuseField('docRemarks', 'Say what the document is.')
  return facts
}

/** The document on record that a new one of its type replaces; one outside the list replaces none. */
async function replacedDocument(db: Executor, entity: DocumentEntity, code: string, docType: string | null) {
  return docType === outsideTheList ? undefined : findDocument(db, entity, code, docType)
}

/** The values of a request in words. */
async function shownValues(db: Executor, values: Record<string, unknown>): Promise<Shown[]> {
  const terms = await loadTerms(db, 'document-type')
  const docType = typeof values['docType'] === 'string' ? values['docType'] : null
  const known = terms.all('document-type').find((term) => term.code === docType)?.description
  const label = docType === outsideTheList ? outsideTheListLabel : (known ?? docType)
  return [
    shownText('docType', 'Document', label),
    shownText('fileName', 'File', values['fileName']),
    shownDay('effectiveDate', 'Effective from', values['effectiveDate']),
    shownDay('validityDate', 'Valid until', values['validityDate']),
    shownText('docRemarks', 'Remarks', values['docRemarks']),
  ]
}

/** Checks the document that is sent and says what to park. */
async function draftOf(
  entity: DocumentEntity,
  services: Services,
  tx: Transaction,
  order: RequestOrder,
): Promise<RequestDraft> {
  const { principal, targetCode, docType, payload, files, others } = order
  if (files.length === 0) refuseField('files', 'Add the document.')
  const code = targetCode ?? principal.linkedCode ?? ''
  // Only who may see the documents of a record may ask to add one.
  const reader = admit(documentCalls.list.access, principal)
  const target = await documentOwner(tx, documentKind(entity), code, reader)
  const plain = plainFacts({
    docType: others ? outsideTheList : (docType ?? refuseField('docType', 'Choose the kind of document.')),
    effectiveDate: dayOf(payload, 'effectiveDate'),
    validityDate: dayOf(payload, 'validityDate'),
    docRemarks: shownText('docRemarks', 'Remarks', payload['docRemarks']).value,
  })
  const facts = others ? namedFacts(plain) : await checkedFacts(services, tx, entity, plain)
  const type = facts.docType ?? outsideTheList
  const found = await replacedDocument(tx, entity, target.code, type)
  const values = {
    docType: type,
    fileName: files.map((file) => file.fileName).join(', '),
    effectiveDate: facts.effectiveDate,
    validityDate: facts.validityDate,
    docRemarks: facts.docRemarks,
  }
  return {
    ...requesterKind[entity],
    targetCode: target.code,
    targetName: target.name,
    docType: type,
    payload: values,
    before: found && {
      docType: found.docType,
      fileName: found.fileName,
      effectiveDate: found.effectiveDate,
      validityDate: found.validityDate,
      docRemarks: found.docRemarks,
    },
    targetVersion: target.version,
  }
}

/** A document a provider sends: approving adds it to the record, where it replaces the earlier one of its type. */
export function documentRequest(entity: DocumentEntity): RequestKind {
  return {
    show: (_services, db, values) => shownValues(db, values),
    current: async (_services, db, request) => {
      const found = await replacedDocument(db, entity, request.targetCode ?? '', request.docType)
      if (!found) return null
      const { docType, fileName, effectiveDate, validityDate, docRemarks } = found
      return { docType, fileName, effectiveDate, validityDate, docRemarks }
    },
    draft: (services, tx, order) => draftOf(entity, services, tx, order),
    apply: async (services, tx, request, actor) => {
      const files = await tx
        .select()
        .from(attachment)
        .where(
          and(
            eq(attachment.ownerKind, 'user-request'),
            eq(attachment.ownerCode, request.code),
            eq(attachment.deleted, false),
          ),
        )
      const { docType, effectiveDate, validityDate, docRemarks } = request.payload as Partial<DocumentFacts>
      const facts = plainFacts({ docType: docType ?? null, effectiveDate, validityDate, docRemarks })
      const target = { kind: documentKind(entity), code: request.targetCode ?? '' }
      await addDocuments(services, tx, target, files, facts, actor)
    },
  }
}
