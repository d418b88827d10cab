import { plural } from '@capiz/domain/text'
import { formatDay } from '@capiz/domain/time'
import { resultPresentation, type VerificationResult } from '@capiz/domain/verification'
import type { SealedPacket } from '../../db/schema/request.ts'
import type { Executor } from '../../db/types.ts'
import { visitorUsername } from '../../platform/access/actor.ts'
import { namesOfUsers } from '../../platform/access/user-names.ts'
import { verificationSources } from '../reference/verification-sources.ts'
import type { Packet } from './packet.ts'

/** Characters of a fingerprint that are shown; enough to tell documents apart by eye. */
const shownHash = 16

const lines = (parts: readonly string[]): string | null => (parts.length > 0 ? parts.join('\n') : null)

/** Names of everybody a packet names; who applied has no account. */
async function namesIn(db: Executor, packet: Packet): Promise<(username: string) => string> {
  const people = [
    ...packet.claims.flatMap(({ verifiedBy }) => verifiedBy ?? []),
    ...packet.documents.map(({ uploadedBy }) => uploadedBy),
    ...packet.verifications.map(({ performedBy }) => performedBy),
  ]
  const known = new Map((await namesOfUsers(db, people)).map(({ username, name }) => [username, name]))
  known.set(visitorUsername, 'the applicant')
  return (username) => known.get(username) ?? username
}

/** The documents, a line each: what it is, its file with the fingerprint, and who sent it. */
function documentLines({ claims, documents }: Packet, nameOf: (username: string) => string): string[] {
  const labels = new Map(claims.map(({ documentTypeCode, label }) => [documentTypeCode, label]))
  const labelled = documents.map((one) => ({
    ...one,
    label: labels.get(one.documentTypeCode ?? '') ?? 'Document',
  }))
  return labelled
    .toSorted((a, b) => a.label.localeCompare(b.label))
    .map(
      ({ label, fileName, sha256, uploadedBy }) =>
        `${label}: ${fileName}, sha256 ${sha256.slice(0, shownHash)}, from ${nameOf(uploadedBy)}`,
    )
}

/** Returns the facts of a packet in words, by field, as a request shows them. */
export async function packetTexts(
  db: Executor,
  { json, hash }: SealedPacket,
): Promise<Record<string, string | null>> {
  const packet = JSON.parse(json) as Packet
  const nameOf = await namesIn(db, packet)
  const sources = new Map((await verificationSources(db)).map(({ code, name }) => [code, name]))
  const required = packet.claims.filter((one) => one.required)
  const verified = required.filter((one) => one.verified).length
  const verifiers = [...new Set(required.flatMap(({ verifiedBy }) => verifiedBy ?? []))]
    .map(nameOf)
    .toSorted()
  const by = verifiers.length > 0 ? `, by ${verifiers.join(' and ')}` : ''
  return {
    claims: `${verified} of ${plural(required.length, 'required document', 'required documents')} verified${by}`,
    documents: lines(documentLines(packet, nameOf)),
    verifications: lines(
      packet.verifications.map(({ sourceCode, result, performedOn, performedBy }) => {
        const { label } = resultPresentation[result as VerificationResult]
        return `${sources.get(sourceCode) ?? sourceCode}: ${label.toLowerCase()} on ${formatDay(performedOn)} by ${nameOf(performedBy)}`
      }),
    ),
    gaps: lines(packet.gaps),
    duplicates: lines(packet.duplicates.map(({ code, name }) => `${name} (${code})`)),
    violations: lines(packet.violations.map(({ code, status }) => `${code ?? 'Violation'}: ${status}`)),
    packet: hash,
  }
}
