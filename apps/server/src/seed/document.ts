import {
  checklistPages,
  documentTypes,
  isRequired,
  type ChecklistSubject,
  type DocumentTypeRule,
} from '@capiz/domain/checklist'
import { addDays, addYears, endOfYear, type IsoDate } from '@capiz/domain/time'
import type { attachment, checklistMark, fileBlob } from '../db/schema/index.ts'
import { checklistSubject } from '../areas/facility/checklist.ts'
import { dayAt, momentAt, stampsAt, type SeedInputs } from './context.ts'
import { seedFacility, type SeedFacility } from './facility.ts'
import { type SeedPhysician, seedPhysician } from './physician.ts'
import { stream, uuidOf, type Stream } from './random.ts'
import { sampleFiles, type SampleFile } from './samples.ts'
import { indicesAt, levelsOf, type Level } from './size.ts'
import { drawDocument } from './validity.ts'

type AttachmentRow = typeof attachment.$inferInsert
type MarkRow = typeof checklistMark.$inferInsert

/** The five stored files the attachments share. */
export function blobRows(inputs: SeedInputs): (typeof fileBlob.$inferInsert)[] {
  return Object.values(sampleFiles).map(({ sha256, size, contentType }) => ({
    sha256,
    size,
    contentType,
    createdDate: momentAt(inputs, -500),
  }))
}

const files: Readonly<Record<string, SampleFile>> = {
  LTO: sampleFiles.licence,
  PRC: sampleFiles.scan,
  MOA: sampleFiles.contract,
  ANNEX: sampleFiles.contract,
  BANK: sampleFiles.scan,
  PHOTO: sampleFiles.photograph,
}

/** Dates of a document as its rule asks for them. */
function datesOf(rule: DocumentTypeRule, until: IsoDate, asOf: IsoDate, source: Stream) {
  if (rule.dateRule === 'validity') return { effectiveDate: null, validityDate: until }
  if (rule.dateRule === 'issuedOn')
    return { effectiveDate: addDays(asOf, -source.int(60, 400)), validityDate: null }
  if (rule.dateRule === 'endOfYear') {
    const issued = `${until < asOf ? Number(asOf.slice(0, 4)) - 1 : asOf.slice(0, 4)}-01-12` as IsoDate
    return { effectiveDate: issued, validityDate: endOfYear(issued) }
  }
  return { effectiveDate: null, validityDate: null }
}

interface SeedDocument {
  inputs: SeedInputs
  ownerKind: string
  ownerCode: string
  docType: string
  uuid: string
  uploadedBy: string
  /** days after today, so negative */
  offset: number
}

/** An attachment of the sample without its id. */
export function documentRow(
  document: SeedDocument,
  dates: Partial<AttachmentRow>,
): Omit<AttachmentRow, 'id'> {
  const { inputs, ownerKind, ownerCode, docType, uuid, uploadedBy, offset } = document
  const file = files[docType] ?? sampleFiles.certificate
  return {
    uuid,
    ownerKind,
    ownerCode,
    docType,
    fileName: `${docType.toLowerCase()}-${ownerCode.toLowerCase()}.${file.extension}`,
    contentType: file.contentType,
    size: file.size,
    sha256: file.sha256,
    validityDate: null,
    effectiveDate: null,
    docRemarks: null,
    memoType: null,
    dateOfMemo: null,
    dateSent: null,
    dateReceived: null,
    uploadedBy,
    uploadedDate: momentAt(inputs, offset),
    supersededBy: null,
    ...stampsAt(inputs, { offset, by: uploadedBy }),
    ...dates,
  }
}

const inNetwork = new Set(['ACCREDITED', 'SUSPENDED', 'WITHDRAWN', 'DISACCREDITED', 'CLOSED'])

interface FacilityDocument {
  rule: DocumentTypeRule
  row: Omit<AttachmentRow, 'id'>
  verified: boolean
}

function isThere(one: SeedFacility, rule: DocumentTypeRule, required: boolean, source: Stream): boolean {
  if (rule.code === 'MOA') return one.form.contractEffectiveDate !== null
  if (rule.code === 'ANNEX') return false
  const isFull = inNetwork.has(one.status) && one.registration !== 'CANCELLED'
  if (!required) return isFull && source.chance(0.5)
  return isFull || source.chance(0.6)
}

/** The documents of a facility, with what staff have verified of them. */
function* facilityDocuments(inputs: SeedInputs, one: SeedFacility): Generator<FacilityDocument> {
  const subject = checklistSubject(one.form)
  const pages = checklistPages(subject)
  for (const rule of documentTypes.filter(({ pageType }) => pages.includes(pageType))) {
    const source = stream(inputs.seedNumber, `hf-paper-${rule.code}`, one.index)
    const drawn = drawDocument(inputs, 'hf', one.index, rule.code)
    const required = isRequired(rule.requirement, subject)
    if (!isThere(one, rule, required, source)) continue
    if (drawn.missing && rule.dateRule === 'validity') continue
    const isContract = rule.pageType === 'HF_CONTRACT'
    const offset = -source.int(1, Math.max(1, Math.min(one.age - 1, 180)))
    const document = {
      inputs,
      ownerKind: isContract ? 'hf/contract' : 'hf/document',
      ownerCode: one.code,
      docType: rule.code,
      uploadedBy: one.source === 'PUBLIC' && !one.accepted ? 'PUBLIC' : 'officer',
    }
    const dates = isContract
      ? { effectiveDate: one.form.contractEffectiveDate, validityDate: one.form.contractValidityDate }
      : datesOf(rule, drawn.validityDate, inputs.asOf, source)
    const uuid = uuidOf(inputs.seedNumber, `hf-paper-${rule.code}`, one.index)
    if (rule.dateRule === 'validity' && one.age > 500 && source.chance(0.3)) {
      const older = uuidOf(inputs.seedNumber, `hf-paper-${rule.code}-older`, one.index)
      const earlier = { validityDate: addYears(drawn.validityDate, -1), supersededBy: uuid }
      const row = documentRow({ ...document, uuid: older, offset: offset - 300 }, earlier)
      yield { rule, row, verified: false }
    }
    const isFull = inNetwork.has(one.status)
    const verified = isFull || (one.accepted && one.status === 'ON_PROCESS' && source.chance(0.4))
    yield { rule, row: documentRow({ ...document, uuid, offset }, dates), verified }
  }
}

const memoTypes = ['RATE_INCREASE', 'POLICY', 'NETWORK', 'GENERAL'] as const

/** A memo to every tenth facility. */
function memoOf(inputs: SeedInputs, one: SeedFacility): Omit<AttachmentRow, 'id'> | undefined {
  if (one.index % 10 !== 0) return undefined
  const source = stream(inputs.seedNumber, 'hf-memo', one.index)
  const offset = -source.int(15, 120)
  const sent = offset + source.int(0, 6)
  const document = {
    inputs,
    ownerKind: 'hf/memo',
    ownerCode: one.code,
    docType: 'MEMO',
    uploadedBy: 'officer',
    offset,
  }
  return {
    ...documentRow(
      { ...document, uuid: uuidOf(inputs.seedNumber, 'hf-memo', one.index) },
      {
        memoType: source.pick(memoTypes),
        dateOfMemo: dayAt(inputs, offset),
        dateSent: dayAt(inputs, sent),
        dateReceived: dayAt(inputs, sent + source.int(0, 8)),
        effectiveDate: dayAt(inputs, sent + 10),
      },
    ),
    docType: null,
  }
}

/** The facts that decide which documents a physician must hold. */
function physicianSubjectOf(one: SeedPhysician): ChecklistSubject {
  const membership = one.specializations?.[0]?.membership ?? 'NONE'
  return {
    kind: 'physician',
    phyTypeCode: one.phyTypeCode,
    governmentDoctor: one.governmentDoctor ?? false,
    membership: membership as 'NONE',
    hasSpecialty: membership !== 'NONE',
  }
}

/** Documents a physician does not hold: one of those in the network in 25 lacks one, others lack a third of theirs. */
function lackingOf(
  inputs: SeedInputs,
  index: number,
  one: SeedPhysician,
  required: readonly DocumentTypeRule[],
): ReadonlySet<string> {
  const source = stream(inputs.seedNumber, 'phy-lacking', index)
  const codes = required.map(({ code }) => code)
  if (!inNetwork.has(one.accreditationStatusCode)) return new Set(codes.filter(() => source.chance(0.3)))
  return new Set(index > 0 && source.chance(0.04) ? [source.pick(codes)] : [])
}

function* physicianDocuments(inputs: SeedInputs, index: number): Generator<Omit<AttachmentRow, 'id'>> {
  const one = seedPhysician(inputs, index)
  const subject = physicianSubjectOf(one)
  const dates: Readonly<Record<string, IsoDate | null | undefined>> = {
    PRC: one.prcValidity,
    PHIC: one.phicValidity,
    [one.phyTypeCode === 'DMD' ? 'PDA' : 'PMA']: one.associationValidity,
  }
  const pages = checklistPages(subject)
  const required = documentTypes.filter(
    ({ pageType, requirement }) => pages.includes(pageType) && isRequired(requirement, subject),
  )
  const lacking = lackingOf(inputs, index, one, required)
  for (const rule of required) {
    const isContract = rule.pageType === 'PHY_CONTRACT'
    if (isContract ? !one.contractEffectiveDate : lacking.has(rule.code)) continue
    const source = stream(inputs.seedNumber, `phy-paper-${rule.code}`, index)
    const until = dates[rule.code] ?? dayAt(inputs, 200)
    yield documentRow(
      {
        inputs,
        ownerKind: isContract ? 'phy/contract' : 'phy/document',
        ownerCode: one.code,
        docType: rule.code,
        uuid: uuidOf(inputs.seedNumber, `phy-paper-${rule.code}`, index),
        uploadedBy: 'officer',
        offset: -source.int(10, 300),
      },
      isContract
        ? { effectiveDate: one.contractEffectiveDate, validityDate: one.contractValidityDate }
        : datesOf(rule, until, inputs.asOf, source),
    )
  }
}

/** Documents as stored; `more` adds those of each level's requests. */
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
      for (const row of physicianDocuments(inputs, index)) yield { id: ++id, ...row }
    }
    for (const row of more(level)) yield { id: ++id, ...row }
  }
}

/** Yields the marks of facilities' documents verified by staff, as stored. */
export function* markRows(inputs: SeedInputs): Generator<MarkRow & { id: number }> {
  let id = 0
  for (const level of levelsOf(inputs.size)) {
    for (const index of indicesAt('facility', level)) {
      for (const { rule, row, verified } of facilityDocuments(inputs, seedFacility(inputs, index))) {
        if (!verified || row.supersededBy) continue
        yield {
          id: ++id,
          ownerKind: 'hf',
          ownerCode: row.ownerCode,
          documentTypeCode: rule.code,
          attachmentUuid: row.uuid,
          verified: true,
          verifiedBy: 'officer',
          verifiedDate: row.uploadedDate ?? null,
          remarks: null,
          ...stampsAt(inputs, { offset: -1, by: 'officer' }),
          createdDate: row.createdDate,
          updatedDate: row.createdDate,
        }
      }
    }
  }
}
