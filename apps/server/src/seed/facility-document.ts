import { checklistPages, documentTypes, isRequired, type DocumentTypeRule } from '@capiz/domain/checklist'
import { addYears } from '@capiz/domain/time'
import type { attachment } from '../db/schema/index.ts'
import { checklistSubject } from '../areas/facility/checklist.ts'
import { dayAt, type SeedInputs } from './context.ts'
import { daysOf, documentRow, handsOf, inNetwork, isNotSent, type ProviderDocument } from './document.ts'
import type { SeedFacility } from './facility.ts'
import { stream, uuidOf, type Stream } from './random.ts'
import { levelOf } from './size.ts'
import { lacksOf } from './stories/index.ts'
import { drawDocument } from './validity.ts'

type AttachmentRow = typeof attachment.$inferInsert

function isThere(one: SeedFacility, rule: DocumentTypeRule, required: boolean, source: Stream): boolean {
  if (rule.code === 'MOA') return one.form.contractEffectiveDate !== null
  if (rule.code === 'ANNEX') {
    const hasContract = one.form.contractEffectiveDate !== null
    return hasContract && levelOf('facility', one.index) > 0 && source.chance(0.1)
  }
  const isFull = inNetwork.has(one.status) && one.registration !== 'CANCELLED'
  if (!required) return isFull && source.chance(0.5)
  return isFull || source.chance(0.6)
}

/** The documents of a facility, with what staff have verified of them. */
export function* facilityDocuments(inputs: SeedInputs, one: SeedFacility): Generator<ProviderDocument> {
  const subject = checklistSubject(one.form)
  const pages = checklistPages(subject)
  const lacks = lacksOf('hf', one.index)
  for (const rule of documentTypes.filter(({ pageType }) => pages.includes(pageType))) {
    const source = stream(inputs.seedNumber, `hf-paper-${rule.code}`, one.index)
    const required = isRequired(rule.requirement, subject)
    const mayLapse = !required || one.status !== 'ACCREDITED'
    const drawn = drawDocument(inputs, 'hf', one.index, { docType: rule.code, mayLapse })
    const lack = lacks.find(({ docType }) => docType === rule.code)
    if (!isThere(one, rule, required, source) || isNotSent(lack)) continue
    if (drawn.missing && rule.dateRule === 'validity') continue
    const isContract = rule.pageType === 'HF_CONTRACT'
    const drawnOffset = -source.int(1, Math.max(1, Math.min(one.age - 1, 180)))
    const { dates: ruled, offset } = daysOf(
      rule,
      drawn.validityDate,
      { asOf: inputs.asOf, offset: drawnOffset },
      source,
    )
    const document = {
      inputs,
      ownerKind: isContract ? 'hf/contract' : 'hf/document',
      ownerCode: one.code,
      docType: rule.code,
    }
    const dates = isContract
      ? { effectiveDate: one.form.contractEffectiveDate, validityDate: one.form.contractValidityDate }
      : ruled
    const uuid = uuidOf(inputs.seedNumber, `hf-paper-${rule.code}`, one.index)
    const uploadedBy = one.source === 'PUBLIC' && !one.accepted ? 'PUBLIC' : handsOf(uuid).uploader
    if (rule.dateRule === 'validity' && one.age > 500 && source.chance(0.3)) {
      const older = uuidOf(inputs.seedNumber, `hf-paper-${rule.code}-older`, one.index)
      const earlier = { validityDate: addYears(drawn.validityDate, -1), supersededBy: uuid }
      const row = documentRow({ ...document, uploadedBy, uuid: older, offset: offset - 300 }, earlier)
      yield { rule, row, verified: false }
    }
    const isFull = inNetwork.has(one.status)
    const looked = isFull || (one.accepted && one.status === 'ON_PROCESS' && source.chance(0.4))
    const verified = looked && lack?.unverified !== true
    yield { rule, row: documentRow({ ...document, uploadedBy, uuid, offset }, dates), verified }
  }
}

const memoTypes = ['RATE_INCREASE', 'POLICY', 'NETWORK', 'GENERAL'] as const

/** Kind and days of the memo to a facility beside the smallest sample: over the whole year; some are not sent yet. */
function laterMemo(inputs: SeedInputs, one: SeedFacility, source: Stream) {
  const turn = Math.floor(one.index / 10)
  const isNew = turn % 8 === 7
  const offset = isNew ? -(1 + (turn % 7)) : -(20 + ((turn * 13) % 340))
  const sent = offset + source.int(0, 3)
  const received = sent + source.int(0, 8)
  const days = {
    memoType: turn % 6 === 5 ? 'DISACCREDITATION' : source.pick(memoTypes),
    dateSent: isNew ? null : dayAt(inputs, sent),
    // of those sent some wait for the receipt
    dateReceived: isNew || turn % 10 === 4 ? null : dayAt(inputs, received),
    effectiveDate: dayAt(inputs, offset + 30),
  }
  return { offset, days }
}

/** The same of the smallest sample. */
function firstMemo(inputs: SeedInputs, offset: number, source: Stream) {
  const sent = offset + source.int(0, 6)
  return {
    memoType: source.pick(memoTypes),
    dateSent: dayAt(inputs, sent),
    dateReceived: dayAt(inputs, sent + source.int(0, 8)),
    effectiveDate: dayAt(inputs, sent + 10),
  }
}

/** A memo to every tenth facility. */
export function memoOf(inputs: SeedInputs, one: SeedFacility): Omit<AttachmentRow, 'id'> | undefined {
  if (one.index % 10 !== 0) return undefined
  const source = stream(inputs.seedNumber, 'hf-memo', one.index)
  const isFirst = levelOf('facility', one.index) === 0
  const later = isFirst ? undefined : laterMemo(inputs, one, source)
  const offset = later?.offset ?? -source.int(15, 120)
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
      { dateOfMemo: dayAt(inputs, offset), ...(later?.days ?? firstMemo(inputs, offset, source)) },
    ),
    docType: null,
  }
}
