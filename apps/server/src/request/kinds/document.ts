import { isIsoDate } from '@capiz/domain/time'
import { and, eq } from 'drizzle-orm'
import { attachment } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'
import { addDocuments } from '../../document/add.ts'
import { documentKind, documentOwner } from '../../document/entity.ts'
import { factProblems, plainFacts, settleDates, type DocumentFacts } from '../../document/facts.ts'
import { findDocument } from '../../document/store.ts'
import { documentRules } from '../../provider/checklist.ts'
import { loadTerms } from '../../facility/labels.ts'
import { refuse, refuseField } from '../../http/refuse.ts'
import type { Services } from '../../services.ts'
import type { RequestKind } from './kind.ts'
import { inWords } from './words.ts'

type DocumentEntity = 'hf/document' | 'phy/document'

const askedBy = {
  'hf/document': { type: 'hf-document', applicantType: 'HFC' },
  'phy/document': { type: 'phy-document', applicantType: 'PHY' },
} as const

function dayOf(payload: Record<string, unknown>, field: string): string | null {
  const value = payload[field]
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'string' && isIsoDate(value)) return value
  return refuseField(field, 'Enter a real date as year-month-day, for example 2027-01-31.')
}

/** Type of papers that are none of the list; their remarks say what they are. */
const outsideTheList = 'OTHERS'

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
  return settleDates(
    rules.find(({ code }) => code === facts.docType),
    facts,
  )
}

/** A paper a provider sends: approving adds it to the record, where it replaces the earlier one of its type. */
export function documentRequest(entity: DocumentEntity): RequestKind {
  return {
    show: async (_services, db, values) => {
      const terms = await loadTerms(db, 'document-type')
      const docType = typeof values['docType'] === 'string' ? values['docType'] : null
      const known = terms.all('document-type').find((term) => term.code === docType)?.description
      const label = docType === outsideTheList ? 'Another paper' : (known ?? docType)
      return [
        { field: 'docType', label: 'Document', kind: 'text', value: label },
        { field: 'fileName', label: 'File', kind: 'text', value: inWords('text', values['fileName']) },
        {
          field: 'effectiveDate',
          label: 'Effective from',
          kind: 'date',
          value: inWords('date', values['effectiveDate']),
        },
        {
          field: 'validityDate',
          label: 'Valid until',
          kind: 'date',
          value: inWords('date', values['validityDate']),
        },
        { field: 'docRemarks', label: 'Remarks', kind: 'text', value: inWords('text', values['docRemarks']) },
      ]
    },
    current: async (_services, db, request) => {
      const found = await findDocument(db, entity, request.targetCode ?? '', request.docType)
      if (!found) return null
      const { docType, fileName, effectiveDate, validityDate, docRemarks } = found
      return { docType, fileName, effectiveDate, validityDate, docRemarks }
    },
    draft: async (services, tx, { principal, targetCode, docType, payload, files, others }) => {
      if (files.length === 0) refuseField('files', 'Add the document.')
      const code = targetCode ?? principal.linkedCode ?? ''
      const target = await documentOwner(tx, documentKind(entity), code, principal, 'VIEW')
      const said = plainFacts({
        docType: others
          ? outsideTheList
          : (docType ?? refuseField('docType', 'Choose the kind of document.')),
        effectiveDate: dayOf(payload, 'effectiveDate'),
        validityDate: dayOf(payload, 'validityDate'),
        docRemarks: inWords('text', payload['docRemarks']),
      })
      const facts = others ? said : await checkedFacts(services, tx, entity, said)
      const type = facts.docType ?? outsideTheList
      const found = await findDocument(tx, entity, target.code, type)
      const values = {
        docType: type,
        fileName: files.map((file) => file.fileName).join(', '),
        effectiveDate: facts.effectiveDate,
        validityDate: facts.validityDate,
        docRemarks: facts.docRemarks,
      }
      return {
        ...askedBy[entity],
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
        requester: { userCode: principal.userCode, name: principal.name, email: principal.emailAddress },
      }
    },
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
      const { docType, effectiveDate, validityDate, docRemarks } = request.payload as Record<
        string,
        string | null
      >
      const facts = plainFacts({ docType: docType ?? null, effectiveDate, validityDate, docRemarks })
      const target = { kind: documentKind(entity), code: request.targetCode ?? '' }
      await addDocuments(services, tx, target, files, facts, actor)
    },
  }
}
