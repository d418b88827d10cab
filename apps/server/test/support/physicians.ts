import type { PhysicianInput } from '@capiz/api/schema/physician'
import type { InferInput } from 'valibot'

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
