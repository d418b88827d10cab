import { guardedMoves, providerSubjects } from '../accreditation/second-person.ts'
import { administers, seedRoles } from '../access/index.ts'
import { choicesFrom } from '../field/index.ts'
import { priceSheetKindNames, registeredSheet } from '../sheet-kind/index.ts'
import { code, description, sortOrder, text, uniqueCode } from './fields.ts'
import type { ReferenceRow } from './types.ts'
import type { UniqueRule } from './unique-messages.ts'

/** The pattern of a reference code: 1..30 of A-Z, 0-9 and `_ . / -`, beginning with a letter or figure (P1). */
export const referenceCodePattern = /^[A-Z0-9][A-Z0-9_./-]{0,29}$/u

/** Pages a document type can belong to (domain model 4.5). */
export const pageTypes = choicesFrom({
  HF_CREDENTIAL: 'Facility credentials',
  PHY_CREDENTIAL: 'Physician credentials',
  DENTIST_CREDENTIAL: 'Dentist credentials',
  HF_CONTRACT: 'Facility contracts',
  PHY_CONTRACT: 'Physician contracts',
  HF_MEMO: 'Facility memos',
  PHY_MEMO: 'Physician memos',
  HF_KAMUSTAHAN: 'Facility check-in',
  DENTIST_KAMUSTAHAN: 'Dentist check-in',
})

/** Page a document type belongs to. */
export type PageType = (typeof pageTypes)[number]['code']

/** Pages whose documents providers are asked for: those the checklists are made of. */
export const askedPages = [
  'HF_CREDENTIAL',
  'HF_CONTRACT',
  'PHY_CREDENTIAL',
  'DENTIST_CREDENTIAL',
  'PHY_CONTRACT',
] as const satisfies readonly PageType[]

/** Kinds of a service, which the service searches tell apart (domain model 4.3). */
const serviceKinds = choicesFrom({
  DOCTOR: 'Doctor',
  DENTAL: 'Dental',
  DIAGNOSTIC: 'Diagnostic',
  OTHER: 'Other',
})

/** Groups of text templates (domain model 4.3). */
const textGroups = choicesFrom({
  MAIL: 'E-mail',
  TERMS: 'Terms',
  PRIVACY: 'Privacy',
  FAQ: 'Questions and answers',
  NOTICE: 'Notices',
  DISAPPROVAL_REASON: 'Reasons for disapproval',
  DISACCREDITATION_REASON: 'Reasons for disaccreditation',
  VIOLATION_CATEGORY: 'Kinds of violation',
  INQUIRY_TOPIC: 'Topics of inquiries',
  DEPARTMENT: 'Departments',
  KAMUSTAHAN: 'Check-in items',
})

/** Kinds of holidays; offices and clinics are closed on both. */
const holidayKinds = choicesFrom({ REGULAR: 'Regular holiday', SPECIAL: 'Special non-working day' })

/** Kinds of claims a source can prove. */
export const claimKinds = choicesFrom({
  LICENCE: 'Licence',
  OPERATION: 'Licence to operate',
  PHILHEALTH: 'PhilHealth accreditation',
  SPECIALTY: 'Specialty',
  GOOD_STANDING: 'Good standing',
  DRUGS: 'Dangerous drugs licence',
  BUSINESS: 'Business registration',
  TAX: 'Tax registration',
  SANCTIONS: 'No sanctions',
})

/** Ways a source is asked. */
export const verificationMethods = choicesFrom({
  WEB: 'Web search',
  LETTER: 'Letter',
  PHONE: 'Phone call',
  FILE: 'File sent and received',
  API: 'System to system',
})

/** Whose claims a source proves. */
const sourceSubjects = choicesFrom({ FACILITY: 'Facilities', PHYSICIAN: 'Physicians' })
const sheetKinds = priceSheetKindNames.map((kind) => ({ code: kind, label: registeredSheet(kind).title }))

/** The roles of the seed that change prices as staff; other roles go as far as the limit that names none. */
const priceRoles = seedRoles
  .filter(({ marker, permissions }) => marker === 'ADMIN' && permissions.includes('RATE_EDIT'))
  .map(({ code: role, name }) => ({ code: role, label: name }))

/** The roles of the seed that a group of the single sign-on may give: those of staff who do not administer access. */
const groupRoles = seedRoles
  .filter(({ marker, permissions }) => marker === 'ADMIN' && !administers(permissions))
  .map(({ code: role, name }) => ({ code: role, label: name }))

/** Returns a measure of a price limit; empty, there is no limit. */
const measure = (name: string, label: string, max: number, help?: string) =>
  text(name, label, { kind: 'number', required: false, max, ...(help && { help }) })

const textTemplate = {
  area: 'Services and texts',
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
  unique: [{ fields: ['group', 'code'], rule: 'TEXT_TEMPLATE_CODE_GROUP_UK' }],
} as const satisfies Partial<ReferenceRow>

/**
 * The maintained lists by their base paths (specification 2, section 7.2; domain model 4.3), in the order of the menu.
 * A list is one row here: calls, error codes, routes, checks, menu, screen and tests are made from it.
 */
export const referenceRows = {
  'hf-type': {
    group: 'facilityType',
    calls: ['C131', 'C132', 'C133', 'C134', 'C135', 'I02'],
    area: 'Facilities',
    entity: 'Health facility type',
    entities: 'Health facility types',
    fields: [code, description, sortOrder],
  },
  'hf-category': {
    group: 'facilityCategory',
    calls: ['C156', 'C157', 'C158', 'C159', 'C160', 'I06'],
    area: 'Facilities',
    entity: 'Health facility category',
    entities: 'Health facility categories',
    groupField: 'groupBy',
    fields: [
      code,
      description,
      text('groupBy', 'Health facility type', { kind: 'code', max: 30, list: 'hf-type' }),
    ],
    unique: [uniqueCode, { fields: ['groupBy', 'description'], rule: 'DESCRIPTION_GROUP_UK' }],
  },
  'hf-room-category': {
    group: 'roomCategory',
    calls: ['C126', 'C127', 'C128', 'C129', 'C130', 'I01'],
    area: 'Facilities',
    entity: 'Room category',
    entities: 'Room categories',
    fields: [code, description, sortOrder],
    unique: [uniqueCode],
  },
  'hf-cost-center': {
    group: 'costCenter',
    calls: ['C141', 'C142', 'C143', 'C144', 'C145', 'I03'],
    area: 'Facilities',
    entity: 'Cost center',
    entities: 'Cost centers',
  },
  'hf-mace-type': {
    group: 'mobileDeviceType',
    calls: ['C146', 'C147', 'C148', 'C149', 'C150', 'I04'],
    area: 'Facilities',
    entity: 'Device type',
    entities: 'Device types',
  },
  'provider-category': {
    group: 'providerCategory',
    calls: ['C166', 'C167', 'C168', 'C169', 'C170', 'I08'],
    area: 'Facilities',
    entity: 'Provider category',
    entities: 'Provider categories',
    fields: [code, description, sortOrder],
  },
  'phy-type': {
    group: 'physicianType',
    calls: ['C161', 'C162', 'C163', 'C164', 'C165', 'I07'],
    area: 'Physicians',
    entity: 'Physician type',
    entities: 'Physician types',
  },
  specialization: {
    group: 'specialization',
    calls: ['C181', 'C182', 'C183', 'C184', 'C185', 'I11'],
    area: 'Physicians',
    entity: 'Specialization',
    entities: 'Specializations',
    fields: [
      code,
      text('name', 'Name', { max: 120 }),
      description,
      text('medicalSociety', 'Medical society', { required: false, max: 150, list: 'society' }),
    ],
  },
  society: {
    group: 'society',
    calls: ['X220', 'X221', 'X222', 'X223', 'X224', 'X225'],
    area: 'Physicians',
    entity: 'Society',
    entities: 'Societies',
    fields: [
      code,
      text('description', 'Name', { max: 150 }),
      text('otherNames', 'Other spellings', {
        required: false,
        max: 1000,
        help: 'Separated by semicolons. Whoever writes one of them means this society.',
      }),
      text('doubtful', 'Spelling in doubt', { kind: 'boolean', required: false, max: 1 }),
    ],
  },
  subspecialization: {
    group: 'subspecialization',
    calls: ['C186', 'C187', 'C188', 'C189', 'C190', 'I12'],
    area: 'Physicians',
    entity: 'Subspecialization',
    entities: 'Subspecializations',
    groupField: 'specializationCode',
    fields: [
      text('specializationCode', 'Specialization', { kind: 'code', max: 30, list: 'specialization' }),
      code,
      description,
    ],
    unique: [uniqueCode, { fields: ['specializationCode', 'description'], rule: 'DESCRIPTION_GROUP_UK' }],
  },
  'training-institution': {
    group: 'trainingInstitution',
    calls: ['C176', 'C177', 'C178', 'C179', 'C180', 'I10'],
    area: 'Physicians',
    entity: 'Training institution',
    entities: 'Training institutions',
    titleField: 'trainingInstitution',
    fields: [code, text('trainingInstitution', 'Training institution', { max: 160 })],
    unique: [uniqueCode, { fields: ['trainingInstitution'], rule: 'TRAINING_INSTITUTION_UK' }],
  },
  'physician-instrument': {
    group: 'physicianInstrument',
    calls: ['C151', 'C152', 'C153', 'C154', 'C155', 'I05'],
    area: 'Physicians',
    entity: 'Physician instrument',
    entities: 'Physician instruments',
    titleField: 'instrumentName',
    fields: [
      code,
      text('instrumentName', 'Instrument name', { max: 160 }),
      text('value', 'Remarks', { required: false }),
    ],
    unique: [uniqueCode, { fields: ['instrumentName'], rule: 'PHYSICIAN_INSTRUMENT_NAME_UK' }],
  },
  'medicard-service': {
    group: 'medicalService',
    calls: ['C136', 'C137', 'C138', 'C139', 'C140', 'C085'],
    area: 'Services and texts',
    entity: 'Service',
    entities: 'Services',
    groupField: 'groupBy',
    fields: [
      code,
      description,
      text('groupBy', 'Service group', { max: 60 }),
      text('kind', 'Kind', { kind: 'choice', max: 10, choices: serviceKinds }),
    ],
    unique: [uniqueCode, { fields: ['groupBy', 'description'], rule: 'DESCRIPTION_GROUP_UK' }],
  },
  'document-type': {
    group: 'documentType',
    calls: ['C171', 'C172', 'C173', 'C174', 'C175', 'I09'],
    area: 'Services and texts',
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
      // A document such as the PhilHealth accreditation has the same code on the pages of facilities and physicians.
      { fields: ['pageType', 'code'], rule: 'CODE_UK' },
      { fields: ['pageType', 'docName'], rule: 'DOCUMENT_TYPE_UK' },
    ],
  },
  'verification-source': {
    group: 'verificationSource',
    calls: ['X340', 'X341', 'X342', 'X343', 'X344', 'X345'],
    area: 'Services and texts',
    entity: 'Verification source',
    entities: 'Verification sources',
    groupField: 'subject',
    fields: [
      code,
      text('description', 'Name', { max: 150 }),
      text('subject', 'Proves claims of', { kind: 'choice', max: 20, choices: sourceSubjects }),
      text('claim', 'What it proves', { kind: 'choice', max: 20, choices: claimKinds }),
      text('documentTypes', 'Codes of its document types', {
        required: false,
        max: 200,
        help: 'Separated by semicolons. Without one it is asked about the provider itself.',
      }),
      text('address', 'Address', { required: false, max: 300 }),
      text('method', 'How it is asked', { kind: 'choice', max: 20, choices: verificationMethods }),
      text('daysValid', 'Days a confirmation holds', { kind: 'number', min: 1, max: 3650 }),
    ],
    unique: [uniqueCode, { fields: ['subject', 'description'], rule: 'DESCRIPTION_GROUP_UK' }],
  },
  holiday: {
    group: 'holiday',
    calls: ['X200', 'X201', 'X202', 'X203', 'X204', 'X205'],
    area: 'Services and texts',
    entity: 'Holiday',
    entities: 'Holidays',
    groupField: 'kind',
    fields: [
      code,
      text('description', 'Name', { max: 120 }),
      text('day', 'Day', { kind: 'day', max: 10 }),
      text('kind', 'Kind', { kind: 'choice', max: 10, choices: holidayKinds }),
      // without one it holds in the whole country
      text('regionCode', 'Region', { kind: 'region', required: false, max: 10 }),
      text('movedFrom', 'Moved from', { kind: 'day', required: false, max: 10 }),
    ],
    unique: [uniqueCode, { fields: ['day', 'regionCode', 'description'], rule: 'HOLIDAY_DAY_UK' }],
  },
  'price-limit': {
    group: 'priceLimit',
    calls: ['X320', 'X321', 'X322', 'X323', 'X324', 'X325'],
    area: 'Prices',
    entity: 'Price limit',
    entities: 'Price limits',
    permission: 'ROLE_EDIT',
    fields: [
      code,
      text('description', 'Name', { max: 120 }),
      text('sheetKind', 'Prices', { kind: 'choice', required: false, max: 30, choices: sheetKinds }),
      text('role', 'Role', { kind: 'choice', required: false, max: 30, choices: priceRoles }),
      measure('percent', 'Percent a price may differ', 100_000, 'From the price before it, up or down.'),
      measure('pesos', 'Pesos a price may differ', 99_999_999, 'Of a new line its whole price.'),
      measure('droppedShare', 'Percent of lines that may end', 100),
      measure('droppedLines', 'Lines that may end', 20_000),
      measure('noticeDays', 'Days of notice', 366, 'Least days between today and the first day.'),
      measure('askPercent', 'Ask for a reason beyond percent', 100_000, 'From the price before it.'),
      measure(
        'askPeerPercent',
        'Ask beyond percent from peers',
        100_000,
        'From the middle price of five or more.',
      ),
      measure('askLines', 'Ask when more lines end than', 20_000),
    ],
    unique: [uniqueCode, { fields: ['sheetKind', 'role'], rule: 'PRICE_LIMIT_UK' }],
  },
  'one-person-move': {
    group: 'onePersonMove',
    calls: ['X371', 'X372', 'X373', 'X374', 'X375', 'X376'],
    area: 'Services and texts',
    entity: 'Status rule',
    entities: 'Status rules',
    permission: 'ROLE_EDIT',
    fields: [
      code,
      text('description', 'Name', { max: 120 }),
      text('move', 'Change of status', { kind: 'choice', max: 20, choices: guardedMoves }),
      text('subject', 'Of', { kind: 'choice', required: false, max: 20, choices: providerSubjects }),
      text('mostAffected', 'Touches at most', {
        kind: 'number',
        required: false,
        max: 100_000,
        help: 'Physicians of a facility, or places of a physician. Empty, there is no limit.',
      }),
      text('isActive', 'In force', {
        kind: 'boolean',
        required: false,
        max: 1,
        help: 'Without a rule in force two persons decide.',
      }),
    ],
    unique: [uniqueCode, { fields: ['move', 'subject'], rule: 'ONE_PERSON_MOVE_UK' }],
  },
  'lapse-rule': {
    group: 'lapseRule',
    calls: ['X410', 'X411', 'X412', 'X413', 'X414', 'X415'],
    area: 'Services and texts',
    entity: 'Lapse rule',
    entities: 'Lapse rules',
    permission: 'ROLE_EDIT',
    fields: [
      code,
      text('description', 'Name', { max: 120 }),
      text('subject', 'Documents of', { kind: 'choice', max: 20, choices: providerSubjects }),
      text('documentTypes', 'Codes of the document types', {
        max: 200,
        help: 'Separated by semicolons.',
      }),
      text('holdAfter', 'Hold new affiliations after days', {
        kind: 'number',
        required: false,
        min: 1,
        max: 3650,
        help: 'From the last day of the document. Empty, they are not held.',
      }),
      text('proposeAfter', 'Propose suspension after days', {
        kind: 'number',
        required: false,
        min: 1,
        max: 3650,
        help: 'From the last day of the document. Staff decide; nobody is suspended by the rule.',
      }),
      text('isActive', 'In force', { kind: 'boolean', required: false, max: 1 }),
    ],
    unique: [uniqueCode, { fields: ['subject', 'documentTypes'], rule: 'LAPSE_RULE_UK' }],
  },
  'sign-in-group': {
    group: 'signInGroup',
    calls: ['X440', 'X441', 'X442', 'X443', 'X444', 'X445'],
    area: 'Services and texts',
    entity: 'Sign-in group',
    entities: 'Sign-in groups',
    permission: 'ROLE_EDIT',
    fields: [
      code,
      text('description', 'Group', {
        max: 200,
        help: 'Exactly as the single sign-on names it.',
      }),
      text('role', 'Role', {
        kind: 'choice',
        max: 30,
        choices: groupRoles,
        help: 'Of the members who have one of the roles of this list. Administrators are never made by a group.',
      }),
    ],
    unique: [uniqueCode, { fields: ['description', 'role'], rule: 'SIGN_IN_GROUP_UK' }],
  },
  'text-template': {
    group: 'textTemplate',
    calls: ['C191', 'C192', 'C193', 'C194', 'C195', 'I13'],
    updateAtBase: true,
    ...textTemplate,
  },
  // Second base onto the table of text templates (ambiguity 21).
  'text-template-resource': {
    group: 'textTemplateResource',
    calls: ['C196', 'C197', 'C198', 'C199', 'C200', 'I14'],
    aliasOf: 'text-template',
    ...textTemplate,
  },
} as const satisfies Record<string, ReferenceRow<UniqueRule>>
