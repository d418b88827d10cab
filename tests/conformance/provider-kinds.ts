import { expect } from 'vitest'
import type { Answer, Row } from './client.ts'
import type { SaveUnderTest } from './prove-body.ts'
import { callOf } from './table.ts'
import { rowsOf, type World } from './world.ts'

/** What steers a save and is no field of the record; proven by tests of its own. */
const steering = ['code', 'version', 'confirmDuplicates', 'consent']
/** Fields of a physician save that belong to a move of the status. */
const move = ['accreditationStatusCode', 'effectiveDate', 'reason', 'statusRemarks', 'until']

const consent = { accepted: true, textCode: 'PRIVACY', textVersion: 1 }

/** A kind of provider, as its saves are proven. */
export interface ProviderKind {
  list: string
  documents: string
  documentType: string
  /** calls of a save by staff and by a visitor */
  staff: string
  visitor: string
  /** fields that are read with more than what is sent, by the names that are sent */
  parts: Readonly<Record<string, readonly string[]>>
  /** which record is changed */
  isOne: (row: Row) => boolean
  others: Readonly<Record<string, readonly unknown[]>>
  together: readonly Row[]
  /** makes an application unlike those before */
  fresh: (turn: number) => Row
}

const payee = {
  name: 'Another Payee',
  bank: 'Another Bank',
  accountNo: '1234567890',
  paymentTypeCode: 'CHECK',
}

/** The two kinds of providers. */
export const providerKinds: Readonly<Record<'facility' | 'physician', ProviderKind>> = {
  facility: {
    list: '/hf',
    documents: '/hf/document',
    documentType: 'LTO',
    staff: 'C024',
    visitor: 'C025',
    parts: {
      addresses: ['addressType', 'line', 'barangay', 'cityId', 'zipCode', 'latitude', 'longitude'],
    },
    isOne: (row) => row['typeCode'] === 'HOSP' && row['accreditationStatusCode'] === 'ACCREDITED',
    others: {
      ownership: ['GOVERNMENT', 'PRIVATE'],
      emailAddress: ['another@facility.example'],
      mobile: ['0917 555 0199'.replaceAll(' ', '')],
      website: ['https://another.example'],
      phicAccreditationNo: ['H99887766'],
      tin: ['999-888-777-00001'],
      withholdingRate: [5.25],
      creditTermDays: [45],
      serviceTypes: [['OUTPATIENT', 'OTHER']],
      payee: [payee],
      telephone: [['(02) 5555-0987', '(02) 5555-0988']],
      openingExceptions: [
        [{ date: '2026-12-24', startTime: '08:00', endTime: '12:00', occasion: 'Christmas party' }],
      ],
      medicalDirector: [{ name: 'Another Director', prcNumber: '9000099' }],
      contacts: [
        [
          {
            name: 'Another Person',
            position: 'Administrator',
            telephone: '(02) 5555-0999',
            emailAddress: 'person@facility.example',
            coordinator: true,
          },
        ],
      ],
      hfCode: ['ANOTHER-1'],
      blockedReason: [],
    },
    together: [
      { blocked: true, blockedReason: 'Renovation' },
      { typeCode: 'CLIN', categoryCode: '', bedCapacity: null, serviceTypes: ['OUTPATIENT'] },
      { contractEffectiveDate: '2026-02-01', contractValidityDate: '2028-01-31' },
    ],
    fresh: (turn) => ({
      name: `Applicant ${turn}`,
      phicAccreditationNo: `H${88_000_000 + turn}`,
      hfCode: undefined,
    }),
  },
  physician: {
    list: '/phy',
    documents: '/phy/document',
    documentType: 'PRC',
    staff: 'C226',
    visitor: 'C227',
    parts: {
      specializations: [
        'specializationCode',
        'subSpecializationCode',
        'subSubSpecialization',
        'societyName',
        'membership',
        'trainingInstitutionCode',
        'yearCompleted',
        'validityDate',
        'primary',
      ],
    },
    isOne: (row) => row['phyTypeCode'] === 'MD' && row['accreditationStatusCode'] === 'ACCREDITED',
    others: {
      phyTypeCode: ['DMD', 'MD'],
      birthDate: ['1975-03-04'],
      sex: ['F', 'M'],
      emailAddress: ['another@physician.example'],
      mobileNumber: ['09175550199'],
      telephone: ['(02) 5555-0987', ['(02) 5555-0987']],
      prcNumber: ['9088001'],
      phicAccreditationNo: ['998877665544'],
      tin: ['999-888-777-00001'],
      withholdingRate: [5.25],
      yearGraduated: [1999],
      payee: [payee],
      secretary: [{ name: 'Another Secretary', telephone: '(02) 5555-0999' }],
      contract: [{ contractNo: 'C-ANOTHER', effectiveDate: '2026-02-01', validityDate: '2028-01-31' }],
    },
    together: [
      { ptrNo: 'PTR-1', ptrDate: '2026-01-05' },
      { s2No: 'S2-1', s2Validity: '2028-01-05' },
    ],
    fresh: (turn) => ({
      lastName: `Applicant${turn}`,
      prcNumber: String(9_077_000 + turn),
      phicAccreditationNo: String(998_800_000_000 + turn),
    }),
  },
}

const pick = (value: unknown, names: readonly string[] | undefined): unknown =>
  names === undefined || !Array.isArray(value)
    ? value
    : value.map((one: Row) => Object.fromEntries(names.map((name) => [name, one[name]])))

/** A file held for an application, as its uuid. */
async function heldFile(world: World): Promise<string> {
  const form = new FormData()
  form.append(
    'file',
    new Blob([`%PDF-1.4\n%${Math.random()}\n%%EOF\n`], { type: 'application/pdf' }),
    'proof.pdf',
  )
  const held = await world.visitor.call('POST', 'accr', '/public/held-file', [], { form })
  expect(held.status, JSON.stringify(held.body)).toBeLessThan(300)
  return String((held.body as Row)['uuid'])
}

/** The record of a code, with its documents in the form in which an application sends them. */
async function readProvider(world: World, kind: ProviderKind, code: unknown): Promise<Row> {
  const { body } = await world.admin.get('accr', `${kind.list}/${String(code)}`)
  const documents = await world.admin.get('accr', kind.documents, [['code', String(code)]])
  return {
    ...(body as Row),
    documents: (documents.body as readonly Row[]).map(({ uuid, docType, validityDate, effectiveDate }) => ({
      uuid,
      documentTypeCode: docType,
      validityDate,
      effectiveDate,
    })),
  }
}

const codeOf = ({ body }: Answer): unknown => {
  const saved = body as Row
  return ((saved['record'] ?? saved) as Row)['code']
}

/** The save of a kind of provider as it is proven, by staff on a record or by a visitor as an application. */
export async function providerSave(
  world: World,
  kind: ProviderKind,
  number: string,
): Promise<SaveUnderTest & { one: Row }> {
  const call = callOf(number)
  const isStaff = number === kind.staff
  const listed = await rowsOf(world.admin, kind.list)
  const first = listed.findIndex((row) => kind.isOne(row))
  const codes = [...listed.slice(first), ...listed.slice(0, first)].map(({ code }) => code)
  const rows = await Promise.all(codes.slice(0, 12).map(async (code) => readProvider(world, kind, code)))
  const fields = (call.body?.names ?? []).filter((name) => ![...steering, ...move].includes(name))
  const categories = await rowsOf(world.admin, '/hf-category')
  const [, , city] = await rowsOf(world.visitor, '/city')
  const philhealth = (await world.visitor.get('accr', '/public/phic-category')).body as readonly Row[]
  const clinic = categories.find((row) => row['groupBy'] === 'CLIN' && row['deleted'] === false)
  const bodyOf = (row: Row): Row => ({
    ...Object.fromEntries(fields.map((name) => [name, pick(row[name] ?? null, kind.parts[name])])),
    ...(!isStaff && { documents: [], consent }),
    confirmDuplicates: true,
  })
  const [one = {}] = rows
  const address = (bodyOf(one)['addresses'] as readonly Row[] | null)?.[0]
  const speciality = (bodyOf(one)['specializations'] as readonly Row[] | null)?.[0]
  return {
    call,
    one,
    client: isStaff ? world.admin : world.visitor,
    path: call.path,
    bodies: rows.map(bodyOf),
    keys: [...steering, ...move],
    fresh: isStaff ? () => ({}) : kind.fresh,
    ...(isStaff && {
      changes: { code: one['code'], version: one['version'] },
      keysOf: ({ code, version }: Row) => ({ code, version }),
    }),
    others: {
      ...kind.others,
      phicCategoryCode: philhealth.map((row) => row['code']),
      addresses: [
        [
          {
            ...address,
            line: '1 Another Street',
            barangay: 'Another Barangay',
            cityId: city?.['id'],
            zipCode: '1234',
            latitude: 14.5,
            longitude: 121.5,
          },
        ],
      ],
      specializations: [
        [
          {
            ...speciality,
            specializationCode: 'IM',
            subSpecializationCode: 'IM-1',
            subSubSpecialization: 'Cardiac imaging',
            societyName: 'Philippine Society of Example Pediatricians',
            membership: 'MEMBER',
            yearCompleted: 2001,
            validityDate: '2028-01-01',
          },
        ],
      ],
      documents: [
        [
          {
            uuid: await heldFile(world),
            documentTypeCode: kind.documentType,
            validityDate: '2028-01-31',
            effectiveDate: null,
          },
        ],
      ],
    },
    together: kind.together.map((body) =>
      body['categoryCode'] === '' ? { ...body, categoryCode: clinic?.['code'] } : body,
    ),
    views: Object.fromEntries(
      Object.entries(kind.parts).map(([name, names]) => [name, (saved: Row) => pick(saved[name], names)]),
    ),
    read: (answer) => readProvider(world, kind, codeOf(answer)),
  }
}
