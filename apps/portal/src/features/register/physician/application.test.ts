import { PhysicianRegistration } from '@capiz/api/schema/physician'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { placeProblems } from '../model/place.ts'
import { furthestStep, indexOf } from '../model/steps.ts'
import { type Answers, answersOfDraft, noAnswers, noSpecialty } from './answers.ts'
import { bodyOf } from './body.ts'
import { isBirthday, problemsOf } from './checks.ts'
import { physicianModel } from './model.ts'
import { requestedDocuments } from './documents.ts'

const today = '2026-11-21'
const consent = { code: 'PRIVACY', version: 3 }
const doctor: Answers = {
  ...noAnswers,
  reached: indexOf(physicianModel, 'consent'),
  person: {
    phyTypeCode: 'MD',
    lastName: 'Halimbawa',
    firstName: 'Ligaya',
    middleName: '',
    suffix: '',
    birthDate: '1980-05-06',
    sex: 'F',
  },
  licences: { ...noAnswers.licences, prcNumber: '123456', prcValidity: '2028-05-06' },
  specialties: { ...noAnswers.specialties, list: [{ ...noSpecialty, specializationCode: 'IM' }] },
  contacts: {
    ...noAnswers.contacts,
    emailAddress: 'ligaya@doctor.example',
    mobileNumber: '09175550123',
  },
}
const withLicences = (part: Partial<Answers['licences']>): Answers => ({
  ...doctor,
  licences: { ...doctor.licences, ...part },
})
const withList = (...list: Partial<(typeof doctor.specialties.list)[number]>[]): Answers => ({
  ...doctor,
  specialties: { ...doctor.specialties, list: list.map((one) => ({ ...noSpecialty, ...one })) },
})

describe('checking a step', () => {
  it('finds nothing wrong with whole answers, and opens the last step', () => {
    for (const step of ['person', 'licences', 'specialties', 'contacts', 'papers'] as const) {
      expect(problemsOf(step, doctor, today)).toEqual({})
    }
    expect(furthestStep(physicianModel, doctor, today)).toBe(indexOf(physicianModel, 'consent'))
    expect(furthestStep(physicianModel, noAnswers, today)).toBe(indexOf(physicianModel, 'person'))
  })

  it('asks in words of its own for what is missing, in the order of the page', () => {
    expect(Object.entries(problemsOf('person', noAnswers, today))).toEqual([
      ['phyTypeCode', 'Choose physician or dentist.'],
      ['lastName', 'Enter the last name.'],
      ['firstName', 'Enter the first name.'],
      ['birthDate', 'Enter the birth date.'],
      ['sex', 'Choose female or male.'],
    ])
    expect(Object.keys(problemsOf('licences', noAnswers, today))).toEqual(['prcNumber', 'prcValidity'])
    expect(problemsOf('specialties', noAnswers, today)).toEqual({
      'list.0.specializationCode': 'Choose the specialty.',
    })
    expect(Object.keys(problemsOf('contacts', noAnswers, today))).toEqual(['emailAddress', 'mobileNumber'])
  })

  it('knows what belongs together', () => {
    expect(problemsOf('licences', withLicences({ phicAccreditationNo: '123456789012' }), today)).toEqual({
      phicValidity: 'Enter the last day of the PhilHealth accreditation.',
    })
    expect(problemsOf('licences', withLicences({ ptrDate: '2026-01-05' }), today)).toEqual({
      ptrNo: 'Enter the number of the tax receipt.',
    })
    const government = withLicences({ ptrDate: '2026-01-05', governmentDoctor: true })
    expect(problemsOf('licences', government, today)).toEqual({})
    expect(problemsOf('licences', withLicences({ prcValidity: '2026-11-20' }), today)).toEqual({
      prcValidity: 'This PRC licence has expired. Renew it before you apply.',
    })
    const member = { specializationCode: 'IM', membership: 'FELLOW' }
    expect(problemsOf('specialties', withList(member, { specializationCode: 'IM' }), today)).toEqual({
      'list.0.societyName': 'Enter the society of this membership.',
      'list.1.specializationCode': 'Each specialty is listed once.',
    })
    const young = { ...doctor, person: { ...doctor.person, birthDate: '2010-05-06' as const } }
    expect(Object.keys(problemsOf('person', young, today))).toEqual(['birthDate'])
  })

  it('notices a licence that ends on no birthday, without refusing it', () => {
    expect(isBirthday(doctor)).toBe(true)
    const odd = withLicences({ prcValidity: '2028-05-07' })
    expect(isBirthday(odd)).toBe(false)
    expect(problemsOf('licences', odd, today)).toEqual({})
  })
})

describe('the application as it is sent', () => {
  it('keeps the contract and names one specialty as the first', () => {
    const two = withList({ specializationCode: 'IM' }, { specializationCode: 'GP' })
    const body = bodyOf({ ...two, specialties: { ...two.specialties, primary: 1 } }, consent, false)
    const read = v.safeParse(PhysicianRegistration, body)
    expect(read.issues).toBeUndefined()
    expect(read.success && read.output.prcNumber).toBe('0123456')
    expect(body.specializations.map(({ primary }) => primary)).toEqual([false, true])
  })

  it('leaves out what is not asked, though it was typed before', () => {
    const typed = withLicences({ governmentDoctor: true, ptrNo: 'P-123', ptrDate: '2026-01-05' })
    const list = withList({ specializationCode: 'IM', societyName: 'Internists' }).specialties
    const body = bodyOf({ ...typed, specialties: list }, consent, true)
    expect(body).toMatchObject({ ptrNo: '', ptrDate: null, secretary: null, confirmDuplicates: true })
    expect(body.specializations[0]?.societyName).toBe('')
  })
})

it('puts what the server refused where it can be mended', () => {
  const problems = {
    prcNumber: 'a',
    'specializations.0.subSpecializationCode': 'b',
    'secretary.telephone': 'c',
    elsewhere: 'd',
  }
  expect(placeProblems(physicianModel, problems, doctor)).toEqual({
    steps: {
      licences: { prcNumber: 'a' },
      specialties: { 'list.0.subSpecializationCode': 'b' },
      contacts: { secretaryTelephone: 'c' },
    },
    rest: ['d'],
  })
})

it('says what decides the documents: profession, specialties with memberships, government service', () => {
  expect(requestedDocuments(doctor)).toEqual({
    pageType: 'PHY_CREDENTIAL',
    governmentDoctor: 'false',
    specializations: doctor.specialties.list
      .map(({ specializationCode }) => `${specializationCode}:NONE`)
      .join(','),
  })
  const fellow = withList({ specializationCode: 'IM', membership: 'FELLOW' })
  expect(requestedDocuments(fellow).specializations).toBe('IM:FELLOW')
  expect(requestedDocuments(withList({ specializationCode: '' })).specializations).toBe('')
  const dentist = { ...doctor, person: { ...doctor.person, phyTypeCode: 'DMD' } }
  expect(requestedDocuments(dentist).pageType).toBe('DENTIST_CREDENTIAL')
})

it('comes back from a draft, and not from one of another shape', () => {
  expect(answersOfDraft(structuredClone(doctor), 0)).toEqual(doctor)
  expect(answersOfDraft({ reached: 1, person: {} }, 0)).toBeUndefined()
})
