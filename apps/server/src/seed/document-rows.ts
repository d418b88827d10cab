import type { attachment, checklistMark } from '../db/schema/index.ts'
import { blankFormRows } from './blank-form.ts'
import { stampsAt, type SeedInputs } from './context.ts'
import { handsOf, type ProviderDocument } from './document.ts'
import { facilityDocuments, memoOf } from './facility-document.ts'
import { seedFacility } from './facility.ts'
import { physicianDocuments } from './physician-document.ts'
import { indicesAt, levelsOf, type Level } from './size.ts'

type AttachmentRow = typeof attachment.$inferInsert
type MarkRow = typeof checklistMark.$inferInsert

/** Documents as stored, then the blank forms; `more` adds those of each level's requests. */
export function* attachmentRows(
  inputs: SeedInputs,
  more: (level: Level) => Iterable<Omit<AttachmentRow, 'id'>>,
): Generator<AttachmentRow & { id: number }> {
  let id = 0
  for (const level of levelsOf(inputs.size)) {
    for (const index of indicesAt('facility', level)) {
      const one = seedFacility(inputs, index)
      for (const { row } of facilityDocuments(inputs, one)) yield { id: ++id, ...row }
      const memo = memoOf(inputs, one)
      if (memo) yield { id: ++id, ...memo }
    }
    for (const index of indicesAt('physician', level)) {
      for (const { row } of physicianDocuments(inputs, index)) yield { id: ++id, ...row }
    }
    for (const row of more(level)) yield { id: ++id, ...row }
    if (level === 0) for (const row of blankFormRows(inputs)) yield { id: ++id, ...row }
  }
}

function markOf(inputs: SeedInputs, ownerKind: 'hf' | 'phy', one: ProviderDocument): Omit<MarkRow, 'id'> {
  const { rule, row } = one
  const verifiedBy = handsOf(row.uuid).verifier
  return {
    ownerKind,
    ownerCode: row.ownerCode,
    documentTypeCode: rule.code,
    attachmentUuid: row.uuid,
    verified: true,
    verifiedBy,
    verifiedDate: row.uploadedDate ?? null,
    remarks: null,
    ...stampsAt(inputs, { offset: -1, by: verifiedBy }),
    createdDate: row.createdDate,
    updatedDate: row.createdDate,
  }
}

/** Yields the marks of the documents verified by staff, as stored: by level, those of facilities first. */
export function* markRows(inputs: SeedInputs): Generator<MarkRow & { id: number }> {
  let id = 0
  for (const level of levelsOf(inputs.size)) {
    for (const index of indicesAt('facility', level)) {
      for (const one of facilityDocuments(inputs, seedFacility(inputs, index))) {
        if (one.verified && !one.row.supersededBy) yield { id: ++id, ...markOf(inputs, 'hf', one) }
      }
    }
    for (const index of indicesAt('physician', level)) {
      for (const one of physicianDocuments(inputs, index)) {
        if (one.verified) yield { id: ++id, ...markOf(inputs, 'phy', one) }
      }
    }
  }
}
