// One file of more than 300 lines: one table with a case for each type of request.
import { type APIRequestContext, expect } from '@playwright/test'
import {
  type PriceSheetKind,
  type PriceSheetKindName,
  priceSheetKinds,
} from '../../../packages/domain/src/fees/index.ts'
import type { RequestType } from '../../../packages/domain/src/request/index.ts'
import type { Clinic } from './clinic.ts'
import { manilaDayIn, pdf } from './documents.ts'
import { doctor, facility, inAYear, physician, type Name, type RequestFixture } from './request-fixture.ts'

/** A request of a type: who makes it and how, and what its review has to show. */
export interface RequestCase {
  /** whose call makes it; left out for a visitor */
  by?: Name
  make: (fixture: RequestFixture) => Promise<string>
  /** a line of the review: label, what is on record (where something is), what is asked for */
  shows: (fixture: RequestFixture) => readonly [label: string, before: string | undefined, requested: string]
  /** the document that comes with it */
  document?: string
}

const consent = { accepted: true, textCode: 'PRIVACY', textVersion: 1 }

/** Confirms the application sent last by the link in the outbox; returns the number of its request. */
async function confirmNewest(visitor: APIRequestContext): Promise<string> {
  const outbox = await (await visitor.get('/dev/outbox')).text()
  const [, token] = /\/confirm-application#([^\s<]+)/.exec(outbox) ?? []
  const reply = await visitor.post('/api/accr/public/application/confirm', { data: { token } })
  expect(reply.status(), await reply.text()).toBeLessThan(300)
  return ((await reply.json()) as { requestCode: string }).requestCode
}

/** A visitor's call; what it makes is found by its type, newest first, where the answer does not say. */
async function visit(
  { visitor, people }: RequestFixture,
  path: string,
  type: RequestType,
  data: object,
): Promise<string> {
  const reply = await visitor.post(`/api/accr/public${path}`, { data: { ...data, consent } })
  expect(reply.status(), await reply.text()).toBeLessThan(300)
  // asking for an account answers nothing
  if ((await reply.text()).includes('"confirmation":{')) return confirmNewest(visitor)
  const list = `/user-request?requestType=${type}&status=PENDING&size=1&sort=requestedDate,DESC`
  const { content } = await people.admin.calls.get<{ content: { code: string }[] }>(list)
  return content[0]?.code ?? ''
}

/** An edit of the own record that needs approval. */
async function edit({ people }: RequestFixture, by: Name, path: string, changes: object): Promise<string> {
  const { calls } = people[by]
  const record = await calls.get<object>(`/${path}`)
  const kind = path.split('/')[0] ?? ''
  const { requestCode } = await calls.post<{ requestCode: string }>(`/${kind}`, { ...record, ...changes })
  return requestCode
}

/** A document handed in for the own record. */
async function handIn(
  { people }: RequestFixture,
  by: Name,
  type: RequestType,
  docType: string,
): Promise<string> {
  const formData = JSON.stringify({ targetCode: null, docType, validityDate: inAYear })
  const parts = { formData, files: pdf(documentOf(type)) }
  return (await people[by].calls.upload<{ code: string }>(`/user-request/${type}`, parts)).code
}

/** Name of the document that comes with a request of a type. */
const documentOf = (type: RequestType) => `${type.replace('/', '-')}.pdf`

interface Sheet {
  id: number
  lines: Record<string, unknown>[]
}

/** Proposes the newest sheet on record once more, its first line dearer, for a later day. */
async function propose(
  { people, turn }: RequestFixture,
  by: Name,
  { base, owner, lineFields, hasSeparateRequestCall, requestType }: PriceSheetKind,
): Promise<string> {
  const { calls } = people[by]
  const own = owner === 'physician' ? `physicianCode=${physician}` : `healthFacilityCode=${facility}`
  const amount = lineFields.find(({ kind }) => kind === 'peso')?.name ?? ''
  const { content } = await calls.get<{ content: Sheet[] }>(`${base}?${own}&size=1&sort=effectiveDate,DESC`)
  const { lines, ...head } = await calls.get<Sheet & Record<string, unknown>>(`${base}/${content[0]?.id}`)
  const [first = {}, ...rest] = lines
  const header = ['healthFacilityCode', 'physicianCode', 'serviceType', 'costCenter', 'roomCategoryCode']
  const to = hasSeparateRequestCall ? `/user-request/${requestType}` : base
  const { requestCode } = await calls.post<{ requestCode: string }>(to, {
    ...Object.fromEntries(header.map((name) => [name, head[name] ?? null])),
    effectiveDate: manilaDayIn(120 + (turn % 200)),
    lines: [{ ...first, [amount]: 9999.25 }, ...rest],
  })
  return requestCode
}

/** A price sheet asked for by who it belongs to. */
function proposed(kind: PriceSheetKindName): RequestCase {
  const declared = priceSheetKinds[kind]
  const by = declared.owner === 'physician' ? 'physician2' : 'coordinator2'
  return {
    by,
    make: (fixture) => propose(fixture, by, declared),
    shows: () => ['+₱', undefined, '₱9,999.25'],
  }
}

/** A visit of the office, as its form sends it. */
const visitForm = (findings: string) => ({
  type: 'ROUTINE',
  mode: 'ONSITE',
  visitDate: manilaDayIn(-1),
  conductedBy: 'Ligaya Ocampo',
  ratings: [{ item: 'STAFF', score: 5 }],
  findings,
  result: 'SATISFACTORY',
})

/** The types of request, each as its own maker asks for it. */
export const requestCases: Readonly<Record<RequestType, RequestCase>> = {
  'hf-registration': {
    make: async (fixture) => {
      const { calls } = fixture.people.officer
      const like = await calls.get<Clinic>(`/hf/${fixture.clinic.code}`)
      return visit(fixture, '/hf', 'hf-registration', {
        name: `Silahis Dental Clinic ${fixture.turn}`,
        typeCode: 'DENT',
        categoryCode: like.categoryCode,
        emailAddress: 'office@silahis.example',
        ownership: 'PRIVATE',
        serviceTypes: ['OUTPATIENT'],
        tin: '765-432-110',
        telephone: ['(02) 5555-0178'],
        contacts: [{ name: 'Luningning Silahis', emailAddress: 'office@silahis.example', coordinator: true }],
        addresses: [{ addressType: 'MAIN', line: '11 Silahis Street', cityId: like.addresses[0]?.cityId }],
        confirmDuplicates: true,
      })
    },
    shows: ({ turn }) => ['Name', undefined, `Silahis Dental Clinic ${turn}`],
  },
  'phy-registration': {
    make: (fixture) =>
      visit(fixture, '/phy', 'phy-registration', {
        ...doctor(8_120_000 + fixture.turn, 'Silahis', 'MD'),
        confirmDuplicates: true,
      }),
    shows: () => ['Last name', undefined, 'Silahis'],
  },
  'hf-account': {
    make: (fixture) =>
      visit(fixture, '/hf/register', 'hf-account', {
        hfName: fixture.clinic.name,
        code: fixture.clinic.code,
        tin: '765-432-109',
        emailAddress: `account.${fixture.turn}@hiraya.example`,
        contactName: 'Amihan Lakas',
      }),
    shows: ({ turn }) => [
      'E-mail of the account',
      `account.${turn}@hiraya.example, office@hiraya.example`,
      `account.${turn}@hiraya.example`,
    ],
  },
  'phy-account': {
    make: (fixture) =>
      visit(fixture, '/phy/register', 'phy-account', {
        lastName: fixture.dentist.lastName,
        firstName: 'Sinag',
        prcNumber: fixture.dentist.prcNumber,
        emailAddress: 'mine@hiraya.example',
      }),
    shows: ({ turn }) => [
      'E-mail of the account',
      `sinag.${8_110_000 + turn}@doctor.example`,
      'mine@hiraya.example',
    ],
  },
  'hf-update': {
    by: 'coordinator2',
    make: (fixture) => edit(fixture, 'coordinator2', `hf/${facility}`, { creditTermDays: 77 }),
    shows: () => ['Credit term', '30', '77'],
  },
  'phy-update': {
    by: 'physician2',
    make: (fixture) =>
      edit(fixture, 'physician2', `phy/${physician}`, { medicalSchool: `School ${fixture.turn}` }),
    shows: ({ turn }) => ['School', 'Example College of Medicine', `School ${turn}`],
  },
  'hf-document': {
    by: 'coordinator2',
    make: (fixture) => handIn(fixture, 'coordinator2', 'hf-document', 'FSIC'),
    shows: () => ['File', undefined, documentOf('hf-document')],
    document: documentOf('hf-document'),
  },
  'phy-document': {
    by: 'physician2',
    make: (fixture) => handIn(fixture, 'physician2', 'phy-document', 'PRC'),
    shows: () => ['File', undefined, documentOf('phy-document')],
    document: documentOf('phy-document'),
  },
  affiliation: {
    by: 'physician2',
    make: async ({ people, clinic }) => {
      const form = {
        physicianCode: physician,
        healthFacilityCode: clinic.code,
        status: 'ON_PROCESS',
        room: 'Room 77',
        specializationCodes: ['ANES'],
        relation: 'VISITING',
      }
      const { calls } = people.physician2
      return (await calls.post<{ requestCode: string }>('/phy/hf-affiliation', form)).requestCode
    },
    shows: () => ['Room', undefined, 'Room 77'],
  },
  'hf/service': proposed('service'),
  'hf/room-rate': proposed('room-rate'),
  'hf/package': proposed('package'),
  'phy/procedure-rate': proposed('procedure-rate'),
  'hf-kamustahan': {
    by: 'coordinator2',
    make: async ({ people, turn }) => {
      const form = { healthFacilityCode: facility, ...visitForm(`All is in order ${turn}.`) }
      const lists = { documentTypes: ['SANIT'], validityDates: [inAYear] }
      const parts = {
        formData: JSON.stringify({ ...form, ...lists }),
        files: pdf(documentOf('hf-kamustahan')),
      }
      const { calls } = people.coordinator2
      return (await calls.upload<{ requestCode: string }>('/user-request/hf-kamustahan', parts)).requestCode
    },
    shows: ({ turn }) => ['Findings', undefined, `All is in order ${turn}.`],
    document: documentOf('hf-kamustahan'),
  },
  'dentist-kamustahan': {
    by: 'compliance',
    make: async ({ people, dentist }) => {
      const formData = JSON.stringify({ physicianCode: dentist.code, ...visitForm('The chair is new.') })
      const { calls } = people.compliance
      return (await calls.upload<{ requestCode: string }>('/dentist-kamustahan', { formData })).requestCode
    },
    shows: () => ['Findings', undefined, 'The chair is new.'],
  },
  disaccreditation: {
    by: 'compliance',
    make: async ({ people, dentist }) => {
      const form = { applicantType: 'PHY', targetCode: dentist.code, docType: null, reasonCode: 'RETIRED' }
      const more = { effectiveDate: manilaDayIn(0), details: 'Retired from practice this month.' }
      const files = pdf(documentOf('disaccreditation'))
      const parts = { formData: JSON.stringify({ ...form, ...more }), files }
      const { calls } = people.compliance
      return (await calls.upload<{ code: string }>('/user-request/disaccreditation', parts)).code
    },
    shows: () => ['Reason', undefined, 'Retired'],
    document: documentOf('disaccreditation'),
  },
  'price-amendment': {
    by: 'rates',
    make: async ({ people }) => {
      const { calls } = people.rates
      const list = `/hf/room-rate?healthFacilityCode=${facility}&size=1&sort=effectiveDate,DESC`
      const { content } = await calls.get<{ content: Sheet[] }>(list)
      const sheet = await calls.get<Sheet & { version: number; state: string }>(
        `/hf/room-rate/${content[0]?.id}`,
      )
      const [first = {}] = sheet.lines
      const amendment = {
        sheetId: sheet.id,
        version: sheet.version,
        action: sheet.state === 'scheduled' ? 'CORRECT' : 'RETRO',
        reasonCode: 'CONTRACT',
        reason: 'The signed annex names another rate.',
        lines: [{ ...first, rate: 8888.25 }],
      }
      return (await calls.post<{ code: string }>('/user-request/price-amendment', amendment)).code
    },
    shows: () => ['rate per day', undefined, '₱8,888.25'],
  },
  'status-change': {
    by: 'admin',
    make: async ({ people, clinic }) => {
      const { calls } = people.admin
      const { version } = await calls.get<{ version: number }>(`/hf/${clinic.code}`)
      const move = {
        status: 'FOR_PAYMENT_ONLY',
        effectiveDate: manilaDayIn(0),
        reason: 'Bills case by case',
        version,
      }
      const query = `healthFacilityCode=${clinic.code}`
      await calls.put(`/hf/accreditation-status?${query}`, move)
      const record = await calls.get<{ version: number }>(`/hf/${clinic.code}`)
      const closing = { ...move, status: 'CLOSED', reason: 'The owner retires', version: record.version }
      const asked = await calls.put<{ requestCode: string }>(`/hf/accreditation-status?${query}`, closing)
      return asked.requestCode
    },
    shows: () => ['Reason', undefined, 'The owner retires'],
  },
}
