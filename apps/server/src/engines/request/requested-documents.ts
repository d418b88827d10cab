import { datesOfEntry } from '@capiz/domain/document'
import type { RequestedDocument, RequestedItem, InformationRequest } from '@capiz/domain/request'
import type { IsoDate } from '@capiz/domain/time'
import type { Actor } from '../../platform/access/actor.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { type FieldProblem, refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { Upload } from '../../platform/files/upload.ts'
import type { Services } from '../../platform/services.ts'
import { addDocuments } from '../document/add.ts'
import { documentKind } from '../document/entity.ts'
import { factProblems, plainFacts } from '../document/facts.ts'
import { documentRules } from '../provider/checklist.ts'
import { storeFiles } from './files.ts'
import { requestKindOf } from './registry.ts'
import type { RequestRecord } from './record.ts'

function ownerOf(request: RequestRecord) {
  const owner = requestKindOf(request.type)?.documentOwner?.(request)
  return owner && { kind: documentKind(owner.entity), code: owner.code }
}

/** Returns the things to ask for; an item that names a type of document carries the date its document needs. */
export async function requestedItems(
  db: Executor,
  request: RequestRecord,
  texts: readonly string[],
  documents: readonly { item: number; documentTypeCode: string }[],
): Promise<RequestedItem[]> {
  if (documents.length === 0) return texts.map((text) => ({ text }))
  const owner = ownerOf(request)
  if (owner === undefined) refuseField('documents', 'Only an application has documents of a record.')
  const rules = await documentRules(db, owner.kind.pages)
  return texts.map((text, at) => {
    const asked = documents.find(({ item }) => item === at)
    if (asked === undefined) return { text }
    const rule = rules.find(({ code }) => code === asked.documentTypeCode)
    if (rule === undefined) return refuseField('documents', 'Choose a document type of the list.')
    return { text, document: { code: rule.code, dateRule: rule.dateRule, dateLabel: rule.dateLabel } }
  })
}

/** Files of an answer, in their order: the item each belongs to, and the day entered with it. */
interface SentFiles {
  files: readonly Upload[]
  items: readonly number[]
  dates: readonly (IsoDate | null)[]
}

/** Keeps the files of one document in its place on the record; one day holds for all of its pages. */
async function storeAsDocument(
  services: Services,
  tx: Transaction,
  owner: NonNullable<ReturnType<typeof ownerOf>>,
  document: RequestedDocument,
  { files, date, field }: { files: readonly Upload[]; date: IsoDate | null; field: string },
  actor: Actor,
  accepted?: readonly string[],
): Promise<string[]> {
  const rules = await documentRules(tx, owner.kind.pages)
  const facts = plainFacts({ docType: document.code, ...datesOfEntry(document.dateRule, date) })
  const errors = factProblems(owner.kind, rules, facts, services.clock.today()).map(
    ({ message }): FieldProblem => ({ field, message }),
  )
  if (errors.length > 0) refuse('VALIDATION', { errors })
  const named = []
  for (const upload of files) {
    named.push({ ...(await services.files.keep(tx, upload, accepted)), fileName: upload.fileName })
  }
  const added = await addDocuments(services, tx, owner, named, facts, actor)
  return added.map(({ uuid }) => uuid)
}

/**
 * Keeps the files of an answer and returns their uuids, in their order. Those of an item that asks for a document become
 * that document of the record, so that they are compared and verified in its place; all others stay with the request.
 */
export async function storeReplyFiles(
  services: Services,
  tx: Transaction,
  request: RequestRecord,
  { items }: InformationRequest,
  sent: SentFiles,
  actor: Actor,
  accepted?: readonly string[],
): Promise<string[]> {
  const owner = ownerOf(request)
  const uuids: string[] = []
  for (const [at, places] of Map.groupBy(sent.files.keys(), (place) => sent.items[place])) {
    const files = places.flatMap((place) => sent.files[place] ?? [])
    const document = at === undefined ? undefined : items[at]?.document
    const [first = 0] = places
    const dated = { files, date: sent.dates[first] ?? null, field: `fileDates.${first}` }
    const stored =
      owner && document
        ? await storeAsDocument(services, tx, owner, document, dated, actor, accepted)
        : await storeFiles(services, tx, request.code, request.docType, files, actor, accepted)
    for (const [index, place] of places.entries()) uuids[place] = stored[index] ?? ''
  }
  return uuids
}
