import type { AccreditationStatusCode } from '@capiz/domain/accreditation'
import type { IsoDate } from '@capiz/domain/time'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { attachment, caseRecord } from '../../db/schema/index.ts'
import type { SealedPacket } from '../../db/schema/request.ts'
import type { Executor } from '../../db/types.ts'
import { canonicalJson } from '../../platform/audit/seal.ts'
import { checklistOf } from './checklist.ts'
import type { ProviderStatus } from './status.ts'
import { verificationsOf } from './verifications.ts'

/** All that is known of a provider when its status is decided (ADR 40). */
export interface Packet {
  version: 1
  code: string
  name: string
  status: AccreditationStatusCode
  claims: {
    documentTypeCode: string
    label: string
    required: boolean
    state: string
    verified: boolean
    verifiedBy: string | null
    verifiedDate: string | null
    proof: string | null
  }[]
  documents: {
    documentTypeCode: string | null
    uuid: string
    sha256: string
    fileName: string
    effectiveDate: IsoDate | null
    validityDate: IsoDate | null
    uploadedBy: string
  }[]
  verifications: {
    sourceCode: string
    documentTypeCode: string | null
    documentHash: string | null
    result: string
    performedBy: string
    performedOn: IsoDate
    nextDue: IsoDate | null
  }[]
  gaps: string[]
  duplicates: { code: string; name: string }[]
  violations: { code: string | null; status: string; day: IsoDate | null }[]
}

async function documentsOf(db: Executor, uuids: readonly string[]): Promise<Packet['documents']> {
  if (uuids.length === 0) return []
  const rows = await db
    .select()
    .from(attachment)
    .where(inArray(attachment.uuid, [...uuids]))
    .orderBy(asc(attachment.uuid))
  return rows.map((row) => ({
    documentTypeCode: row.docType,
    uuid: row.uuid,
    sha256: row.sha256,
    fileName: row.fileName,
    effectiveDate: row.effectiveDate,
    validityDate: row.validityDate,
    uploadedBy: row.uploadedBy,
  }))
}

function violationsOf(db: Executor, code: string): Promise<Packet['violations']> {
  return db
    .select({ code: caseRecord.code, status: caseRecord.status, day: caseRecord.day })
    .from(caseRecord)
    .where(
      and(eq(caseRecord.kind, 'violation'), eq(caseRecord.ownerCode, code), eq(caseRecord.deleted, false)),
    )
    .orderBy(asc(caseRecord.id))
}

/** Reads the facts of a provider as they are on a day: claims, documents by hash, verifications, gaps, duplicates, violations. */
export async function packetOf<R extends { code: string }>(
  db: Executor,
  owner: ProviderStatus<R>,
  record: R,
  day: IsoDate,
): Promise<Packet> {
  const { code } = record
  const rows = await checklistOf(db, owner.checklist(record), day)
  const { conditions, contractInForce } = await owner.guards(db, record, day)
  const verifications = await verificationsOf(db, code)
  const duplicates = await owner.duplicates(db, record)
  return {
    version: 1,
    code,
    name: owner.nameOf(record),
    status: owner.statusOf(record),
    claims: rows.map((row) => ({
      documentTypeCode: row.documentTypeCode,
      label: row.label,
      required: row.required,
      state: row.state,
      verified: row.verified,
      verifiedBy: row.verifiedBy,
      verifiedDate: row.verifiedDate,
      proof: row.proof?.state ?? null,
    })),
    documents: await documentsOf(
      db,
      rows.flatMap(({ submitted }) => submitted ?? []),
    ),
    verifications: verifications.map((one) => ({
      sourceCode: one.sourceCode,
      documentTypeCode: one.documentTypeCode,
      documentHash: one.documentHash,
      result: one.result,
      performedBy: one.performedBy,
      performedOn: one.performedOn,
      nextDue: one.nextDue,
    })),
    gaps: [
      ...conditions.map(({ message }) => message),
      ...(contractInForce ? [] : ['A contract in force on the effective date.']),
    ],
    duplicates: duplicates.map((one) => ({ code: one.code, name: one.name })),
    violations: await violationsOf(db, code),
  }
}

/** Returns the canonical JSON of a packet with its sha256. */
export function sealPacket(packet: Packet): SealedPacket {
  const json = canonicalJson(packet)
  return { json, hash: createHash('sha256').update(json).digest('hex') }
}
