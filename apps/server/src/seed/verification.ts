import { addDays, daysBetween, manilaDay } from '@capiz/domain/time'
import { nextDueOf, type VerificationResult } from '@capiz/domain/verification'
import type { verification } from '../db/schema/index.ts'
import { momentAt, type SeedInputs } from './context.ts'
import { sources } from './data/verification-sources.ts'
import { handsOf, type ProviderDocument } from './document.ts'
import { facilityDocuments } from './facility-document.ts'
import { seedFacility } from './facility.ts'
import { physicianDocuments } from './physician-document.ts'
import { seedPhysician } from './physician.ts'
import { stream, type Stream } from './random.ts'
import { indicesAt, levelsOf, type Level } from './size.ts'

type Row = Omit<typeof verification.$inferInsert, 'id'>

/** A provider whose claims were looked up. */
interface Owner {
  kind: 'hf' | 'phy'
  code: string
  name: string
  status: string
  documents: readonly ProviderDocument[]
  source: Stream
}

/** The level that has verifications: the tests begin with none, and nobody opens those of the large sample. */
const verifiedLevel: Level = 1

const notes: Partial<Record<VerificationResult, string>> = {
  MISMATCH: 'The source shows an earlier last day.',
  NOT_FOUND: 'The number is not in the register.',
}

/** Sources say no of providers outside the network only: one that is accredited has a complete checklist. */
function drawResult({ status, source }: Owner): VerificationResult {
  const says = source.next()
  if (status === 'ACCREDITED' || says < 0.85) return 'CONFIRMED'
  return says < 0.93 ? 'MISMATCH' : 'NOT_FOUND'
}

/** One look-up: the claim, where, when, and what the source said. */
function lookUp(
  inputs: SeedInputs,
  owner: Owner,
  { code: sourceCode, claim, method, daysValid }: (typeof sources)[number],
  document: ProviderDocument | undefined,
): Row {
  const sent =
    document === undefined ? -300 : daysBetween(inputs.asOf, manilaDay(document.row.uploadedDate as Date))
  const offset = -owner.source.int(2, Math.min(Math.max(2, -sent), Math.round(Number(daysValid) * 1.3)))
  const result = drawResult(owner)
  const { uuid = null, sha256 = null, fileName = null, validityDate = null } = document?.row ?? {}
  return {
    ownerKind: owner.kind,
    ownerCode: owner.code,
    sourceCode,
    claim,
    documentTypeCode: document?.rule.code ?? null,
    attachmentUuid: uuid,
    documentHash: sha256,
    claimed: { name: owner.name, number: null, validityDate, fileName },
    method,
    result,
    found: notes[result] ?? null,
    evidenceUuid: null,
    nextDue: nextDueOf(result, addDays(inputs.asOf, offset), Number(daysValid)),
    performedBy: uuid === null ? 'officer2' : handsOf(uuid).verifier,
    performedDate: momentAt(inputs, offset),
  }
}

function* rowsOf(inputs: SeedInputs, owner: Owner): Generator<Row> {
  const subject = owner.kind === 'hf' ? 'FACILITY' : 'PHYSICIAN'
  for (const one of sources.filter((each) => each.subject === subject)) {
    const types = one.documentTypes.split(';').filter((type) => type !== '')
    const about = owner.documents.filter(({ rule, row, verified }) => {
      return verified && !row.supersededBy && types.includes(rule.code)
    })
    const asked = types.length === 0 ? [undefined] : about
    for (const document of asked) {
      if (owner.source.chance(0.8)) yield lookUp(inputs, owner, one, document)
    }
  }
}

function* ownersOf(inputs: SeedInputs): Generator<Owner> {
  for (const index of indicesAt('facility', verifiedLevel)) {
    const { code, form, status, accepted } = seedFacility(inputs, index)
    const source = stream(inputs.seedNumber, 'hf-verification', index)
    const documents = [...facilityDocuments(inputs, seedFacility(inputs, index))]
    if (accepted) yield { kind: 'hf', code, name: form.name, status, documents, source }
  }
  for (const index of indicesAt('physician', verifiedLevel)) {
    const { code, lastName, firstName, accreditationStatusCode: status } = seedPhysician(inputs, index)
    const source = stream(inputs.seedNumber, 'phy-verification', index)
    const documents = [...physicianDocuments(inputs, index)]
    yield { kind: 'phy', code, name: `${lastName}, ${firstName}`, status, documents, source }
  }
}

/** Look-ups of the claims of providers: most confirmed, some due again, a few contradicted, a fifth not asked yet. */
export function* verificationRows(inputs: SeedInputs): Generator<Row & { id: number }> {
  if (!levelsOf(inputs.size).includes(verifiedLevel)) return
  let id = 0
  for (const owner of ownersOf(inputs)) {
    for (const row of rowsOf(inputs, owner)) yield { id: ++id, ...row }
  }
}
