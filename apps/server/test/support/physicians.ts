import type { Physician, PhysicianInput } from '@capiz/api/schema/physician'
import { eq } from 'drizzle-orm'
import type { InferInput, InferOutput } from 'valibot'
import { accreditationHistory, physician } from '../../src/db/schema/index.ts'
import type { TestApp } from '../harness.ts'

type Body = InferInput<typeof PhysicianInput>

let made = 0

/** A physician nothing is wrong with; every call makes another one. */
export function doctor(more: Partial<Body> = {}): Body {
  made += 1
  const letters = String.fromCodePoint(65 + (made % 26), 65 + ((made * 7) % 26), 65 + ((made * 11) % 26))
  return {
    lastName: `${letters.repeat(2)}ndoy`,
    firstName: `${letters.toLowerCase()}una`,
    emailAddress: `new${made}@doctor.example`,
    birthDate: `${1950 + (made % 50)}-05-06`,
    sex: 'F',
    phyTypeCode: 'MD',
    prcNumber: String(7_000_000 + made),
    prcValidity: '2028-05-06',
    mobileNumber: `0917666${String(made).padStart(4, '0')}`,
    specializations: [{ specializationCode: 'IM', primary: true }],
    ...more,
  }
}

type Saved = InferOutput<typeof Physician>

/** The record as a form would send it back. */
export function bodyOf(record: Saved): Body {
  const known = Object.keys(doctor()).concat(
    'middleName suffix phicAccreditationNo phicValidity phicCategoryCode ptrNo ptrDate governmentDoctor s2No'.split(
      ' ',
    ),
    's2Validity associationNo associationValidity tin vatRegistered withholdingRate payee telephone'.split(
      ' ',
    ),
    'medicalSchool yearGraduated secretary providerCategoryCode contract code version remarks'.split(' '),
  )
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => known.includes(name)),
  ) as unknown as Body
}

/** What the physician tests do with physicians. */
export function physicians(app: () => TestApp) {
  /** Saves a new one as the officer and answers the record. */
  async function make(more: Partial<Body> = {}): Promise<Saved> {
    const reply = await app().call('physician.save', { body: doctor(more) }, { as: 'officer' })
    if (reply.status !== 201 || !reply.body.record) throw new Error(JSON.stringify(reply.error))
    return reply.body.record
  }

  /** Saves it again with something changed. */
  const move = async (record: Saved, more: Partial<Body>, as = 'officer') =>
    app().call('physician.save', { body: { ...bodyOf(record), ...more } }, { as })

  return { make, move }
}

/** A new physician on record in a status, as if it had been in it since the first day of the sample. */
export async function storedDoctor(app: TestApp, status = 'ON_PROCESS'): Promise<string> {
  const reply = await app.call('physician.save', { body: doctor() }, { as: 'officer' })
  const code = reply.body.record?.code ?? ''
  const values = { accreditationStatusCode: status }
  await app.db.update(physician).set(values).where(eq(physician.code, code))
  await app.db.insert(accreditationHistory).values({
    applicantType: 'PHY',
    applicantCode: code,
    fromStatus: 'ON_PROCESS',
    toStatus: status,
    effectiveDate: '2026-11-20',
    createdBy: 'officer',
  })
  return code
}
