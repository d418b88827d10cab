import { referenceBases, referenceLists, type ReferenceBase } from '@capiz/domain/reference'
import * as v from 'valibot'
import { Id, Instant, OptionalDay, OptionalText, Text, Version } from './common.ts'

/**
 * A reference item as every maintained list answers it (specification 2, section 3). A list uses the fields its
 * declaration in `@capiz/domain/reference` names; the others are absent.
 */
export const ReferenceItem = v.object({
  id: Id,
  code: v.string(),
  description: v.nullish(v.string()),
  value: v.nullish(v.string()),
  groupBy: v.nullish(v.string()),
  medicalSociety: v.nullish(v.string()),
  sortOrder: v.nullish(v.number()),
  name: v.nullish(v.string()),
  kind: v.nullish(v.string()),
  instrumentName: v.nullish(v.string()),
  trainingInstitution: v.nullish(v.string()),
  specializationCode: v.nullish(v.string()),
  group: v.nullish(v.string()),
  maintainable: v.nullish(v.boolean()),
  docType: v.nullish(v.string()),
  docName: v.nullish(v.string()),
  pageType: v.nullish(v.string()),
  bucket: v.nullish(v.string()),
  dateLabel: v.nullish(v.string()),
  componentId: v.nullish(v.string()),
  required: v.nullish(v.boolean()),
  day: v.nullish(v.string()),
  regionCode: v.nullish(v.string()),
  movedFrom: v.nullish(v.string()),
  otherNames: v.nullish(v.string()),
  doubtful: v.nullish(v.boolean()),
  subject: v.nullish(v.string()),
  claim: v.nullish(v.string()),
  documentTypes: v.nullish(v.string()),
  address: v.nullish(v.string()),
  method: v.nullish(v.string()),
  daysValid: v.nullish(v.number()),
  sheetKind: v.nullish(v.string()),
  role: v.nullish(v.string()),
  percent: v.nullish(v.number()),
  pesos: v.nullish(v.number()),
  droppedShare: v.nullish(v.number()),
  droppedLines: v.nullish(v.number()),
  noticeDays: v.nullish(v.number()),
  askPercent: v.nullish(v.number()),
  askPeerPercent: v.nullish(v.number()),
  askLines: v.nullish(v.number()),
  move: v.nullish(v.string()),
  mostAffected: v.nullish(v.number()),
  holdAfter: v.nullish(v.number()),
  proposeAfter: v.nullish(v.number()),
  isActive: v.nullish(v.boolean()),
  deleted: v.boolean(),
  version: v.nullish(v.number()),
  createdDate: v.nullish(Instant),
  updatedDate: v.nullish(Instant),
  updatedBy: v.nullish(v.string()),
})

const Measure = v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(99_999_999)))

/** The fields of a price limit. */
const limitInput = {
  sheetKind: OptionalText(30),
  role: OptionalText(30),
  percent: Measure,
  pesos: Measure,
  droppedShare: Measure,
  droppedLines: Measure,
  noticeDays: Measure,
  askPercent: Measure,
  askPeerPercent: Measure,
  askLines: Measure,
}

/** The fields an item of every list has. */
const commonFields = ['id', 'code', 'deleted', 'version', 'createdDate', 'updatedDate', 'updatedBy'] as const

/** Returns the schema of an item of one list: the common fields and those its declaration names. */
function itemSchemaOf(base: ReferenceBase): typeof ReferenceItem {
  const { fields, groupField } = referenceLists[base]
  const names = new Set<string>([
    ...commonFields,
    ...fields.map(({ name }) => name),
    ...(groupField === undefined ? [] : ['groupBy']),
  ])
  const entries = Object.entries(ReferenceItem.entries).filter(([name]) => names.has(name))
  return v.object(Object.fromEntries(entries)) as unknown as typeof ReferenceItem
}

/** An item of each maintained list, by its base. */
export const referenceItems = Object.fromEntries(
  referenceBases.map((base) => [base, itemSchemaOf(base)]),
) as Readonly<Record<ReferenceBase, typeof ReferenceItem>>

/**
 * Body of a reference item save. The wire accepts the union of all lists' fields; which are required, and how long
 * they may be, is decided by the list's declaration (same answer shape, 422).
 */
export const ReferenceItemInput = v.object({
  id: v.optional(Id),
  code: v.pipe(
    v.string('Enter a code.'),
    v.trim(),
    v.toUpperCase(),
    v.nonEmpty('Enter a code.'),
    v.maxLength(30, 'Use 30 characters or fewer.'),
  ),
  description: OptionalText(200),
  value: OptionalText(4000),
  groupBy: OptionalText(60),
  medicalSociety: OptionalText(160),
  sortOrder: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))),
  name: OptionalText(200),
  kind: OptionalText(30),
  instrumentName: OptionalText(160),
  trainingInstitution: OptionalText(160),
  specializationCode: OptionalText(30),
  group: OptionalText(60),
  maintainable: v.nullish(v.boolean()),
  docType: OptionalText(200),
  docName: OptionalText(200),
  pageType: OptionalText(40),
  bucket: OptionalText(60),
  dateLabel: OptionalText(60),
  componentId: OptionalText(60),
  required: v.nullish(v.boolean()),
  day: OptionalDay,
  regionCode: OptionalText(10),
  movedFrom: OptionalDay,
  otherNames: OptionalText(1000),
  doubtful: v.nullish(v.boolean()),
  subject: OptionalText(20),
  claim: OptionalText(20),
  documentTypes: OptionalText(200),
  address: OptionalText(300),
  method: OptionalText(20),
  daysValid: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))),
  ...limitInput,
  move: OptionalText(30),
  mostAffected: Measure,
  holdAfter: Measure,
  proposeAfter: Measure,
  isActive: v.nullish(v.boolean()),
  deleted: v.optional(v.boolean(), false),
  version: v.optional(Version),
})

/** One accreditation status with what may follow it. */
export const AccreditationStatus = v.object({
  code: v.string(),
  description: v.string(),
  sortOrder: v.number(),
  next: v.optional(v.array(v.string()), []),
})

/** Text of a template by its code. */
export const TemplateValue = v.object({ code: v.string(), value: v.string() })

/** A public text (terms, privacy, FAQ) with the version that consent refers to. */
export const PublicText = v.object({
  code: v.string(),
  group: v.string(),
  description: v.string(),
  value: v.string(),
  version: v.number(),
})

/** Region of the country (PSGC). */
export const Region = v.object({ id: Id, code: v.string(), description: v.string() })

/** Province with its region. */
export const Province = v.object({ id: Id, code: v.string(), description: v.string(), region: Region })

/** City or municipality with its province. */
export const City = v.object({
  id: Id,
  code: v.string(),
  description: v.string(),
  city: v.boolean(),
  province: Province,
})

/** Public shape of a reference item. */
export const PublicReference = v.object({
  code: v.string(),
  description: v.string(),
  groupBy: v.nullish(v.string()),
})

/** Reason text used by deletions and the like. */
export const Remarks = v.object({ remarks: Text(1000, 3) })
