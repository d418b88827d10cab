import { constraintErrors } from '../errors/index.ts'
import type { ErrorCode, ReferenceBase } from '../errors/index.ts'
import type { ReferenceField, ReferenceList, ReferenceUnique } from './types.ts'

/** What a reference code looks like: 1..30 of A-Z, 0-9 and `_ . / -`, beginning with a letter or figure (P1). */
export const referenceCodePattern = /^[A-Z0-9][A-Z0-9_./-]{0,29}$/u

/** Pages a document type can belong to (domain model 4.5). */
export const pageTypes = [
  'HF_CREDENTIAL',
  'PHY_CREDENTIAL',
  'DENTIST_CREDENTIAL',
  'HF_CONTRACT',
  'PHY_CONTRACT',
  'HF_MEMO',
  'PHY_MEMO',
  'HF_KAMUSTAHAN',
  'DENTIST_KAMUSTAHAN',
] as const

/** Page a document type belongs to. */
export type PageType = (typeof pageTypes)[number]

/** Kinds of a service, which the service searches tell apart (domain model 4.3). */
export const serviceKinds = ['DOCTOR', 'DENTAL', 'DIAGNOSTIC', 'OTHER'] as const

/** Groups of text templates (domain model 4.3). */
export const textGroups = [
  'MAIL',
  'TERMS',
  'PRIVACY',
  'FAQ',
  'NOTICE',
  'DISAPPROVAL_REASON',
  'DISACCREDITATION_REASON',
  'VIOLATION_CATEGORY',
  'INQUIRY_TOPIC',
  'DEPARTMENT',
  'KAMUSTAHAN',
  'HOLIDAY',
] as const

const code: ReferenceField = { name: 'code', label: 'Code', kind: 'code', required: true, max: 30 }
const description = text('description', 'Description')
const sortOrder: ReferenceField = {
  name: 'sortOrder',
  label: 'Order',
  kind: 'number',
  required: false,
  max: 9999,
}

function text(name: string, label: string, more: Partial<ReferenceField> = {}): ReferenceField {
  return { name, label, kind: 'text', required: true, max: 200, ...more }
}

function rule(base: ReferenceBase, kind: string, fields: readonly string[]): ReferenceUnique {
  const errorCode: ErrorCode = constraintErrors[base][kind] ?? 'CONFLICT'
  return { fields, errorCode }
}

type Declared = Pick<ReferenceList, 'entity' | 'entities'> & Partial<ReferenceList>

function list(base: ReferenceBase, declared: Declared): ReferenceList {
  const titleField = declared.titleField ?? 'description'
  return {
    base,
    titleField,
    fields: [code, description],
    unique: [rule(base, 'code', ['code']), rule(base, 'description', ['description'])],
    ...declared,
  }
}

const textTemplate: Declared = {
  entity: 'Text template',
  entities: 'Text templates',
  titleField: 'value',
  groupField: 'group',
  fields: [
    text('group', 'Group', { kind: 'choice', max: 30, choices: textGroups }),
    code,
    text('value', 'Text', { kind: 'longText', max: 4000 }),
    text('maintainable', 'Can be changed', { kind: 'boolean', required: false, max: 1 }),
  ],
  unique: [rule('text-template', 'codeGroup', ['group', 'code'])],
}

/** The fifteen maintained reference lists (specification 2, section 7.2; domain model 4.3). */
export const referenceLists: Record<ReferenceBase, ReferenceList> = {
  'hf-room-category': list('hf-room-category', {
    entity: 'Room category',
    entities: 'Room categories',
    fields: [code, description, sortOrder],
    unique: [rule('hf-room-category', 'code', ['code'])],
  }),
  'hf-type': list('hf-type', {
    publicBase: '/public/hf-type',
    entity: 'Health facility type',
    entities: 'Health facility types',
    fields: [code, description, sortOrder],
  }),
  'medicard-service': list('medicard-service', {
    entity: 'Service',
    entities: 'Services',
    groupField: 'groupBy',
    fields: [
      code,
      description,
      text('groupBy', 'Service group', { max: 60 }),
      text('kind', 'Kind', { kind: 'choice', max: 10, choices: serviceKinds }),
    ],
    unique: [
      rule('medicard-service', 'code', ['code']),
      rule('medicard-service', 'descriptionGroup', ['groupBy', 'description']),
    ],
  }),
  'hf-cost-center': list('hf-cost-center', { entity: 'Cost center', entities: 'Cost centers' }),
  'hf-mace-type': list('hf-mace-type', { entity: 'Device type', entities: 'Device types' }),
  'physician-instrument': list('physician-instrument', {
    entity: 'Physician instrument',
    entities: 'Physician instruments',
    titleField: 'instrumentName',
    fields: [
      code,
      text('instrumentName', 'Instrument name', { max: 160 }),
      text('value', 'Remarks', { required: false }),
    ],
    unique: [
      rule('physician-instrument', 'code', ['code']),
      rule('physician-instrument', 'name', ['instrumentName']),
    ],
  }),
  'hf-category': list('hf-category', {
    publicBase: '/public/hf-category',
    entity: 'Health facility category',
    entities: 'Health facility categories',
    groupField: 'groupBy',
    fields: [
      code,
      description,
      text('groupBy', 'Health facility type', { kind: 'code', max: 30, reference: 'hf-type' }),
    ],
    unique: [
      rule('hf-category', 'code', ['code']),
      rule('hf-category', 'descriptionGroup', ['groupBy', 'description']),
    ],
  }),
  'phy-type': list('phy-type', { entity: 'Physician type', entities: 'Physician types' }),
  'provider-category': list('provider-category', {
    entity: 'Provider category',
    entities: 'Provider categories',
  }),
  'document-type': list('document-type', {
    entity: 'Document type',
    entities: 'Document types',
    titleField: 'docName',
    groupField: 'pageType',
    fields: [
      text('pageType', 'Page', { kind: 'choice', max: 30, choices: pageTypes }),
      code,
      text('docName', 'Document'),
      text('dateLabel', 'Label of its date', { required: false, max: 60 }),
      text('bucket', 'Storage area', { required: false, max: 60 }),
      text('componentId', 'Form part', { required: false, max: 60 }),
      text('required', 'Required', { kind: 'boolean', required: false, max: 1 }),
    ],
    unique: [
      // A paper such as the PhilHealth accreditation has the same code on the pages of facilities and physicians.
      rule('document-type', 'code', ['pageType', 'code']),
      rule('document-type', 'name', ['pageType', 'docName']),
    ],
  }),
  'training-institution': list('training-institution', {
    publicBase: '/public/training-institution',
    entity: 'Training institution',
    entities: 'Training institutions',
    titleField: 'trainingInstitution',
    fields: [code, text('trainingInstitution', 'Training institution', { max: 160 })],
    unique: [
      rule('training-institution', 'code', ['code']),
      rule('training-institution', 'name', ['trainingInstitution']),
    ],
  }),
  specialization: list('specialization', {
    publicBase: '/public/specialization',
    entity: 'Specialization',
    entities: 'Specializations',
    fields: [
      code,
      text('name', 'Name', { max: 120 }),
      description,
      text('medicalSociety', 'Medical society', { required: false, max: 160 }),
    ],
  }),
  subspecialization: list('subspecialization', {
    publicBase: '/public/subspecialization',
    entity: 'Subspecialization',
    entities: 'Subspecializations',
    groupField: 'specializationCode',
    fields: [
      text('specializationCode', 'Specialization', { kind: 'code', max: 30, reference: 'specialization' }),
      code,
      description,
    ],
    unique: [
      rule('subspecialization', 'code', ['code']),
      rule('subspecialization', 'descriptionGroup', ['specializationCode', 'description']),
    ],
  }),
  'text-template': list('text-template', textTemplate),
  'text-template-resource': list('text-template-resource', { ...textTemplate, aliasOf: 'text-template' }),
}

/** The base paths of the maintained lists. */
export const referenceBases = Object.keys(referenceLists) as ReferenceBase[]

/** Whether a text is the base path of a maintained list. */
export function isReferenceBase(base: string): base is ReferenceBase {
  return Object.hasOwn(referenceLists, base)
}
