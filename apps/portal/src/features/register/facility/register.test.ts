import { FacilityRegistration } from '@capiz/api/schema/facility-form'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { uploadedLifetime, type UploadedDocument } from '../model/uploaded.ts'
import { existingOf, offersOf } from '../model/documents.ts'
import { placeProblems } from '../model/place.ts'
import { furthestStep as furthest, indexOf as position, listedSteps } from '../model/steps.ts'
import type { StepId } from '../model/kind.ts'
import { type Answers, answersOfDraft, noAnswers, noPerson } from './answers.ts'
import { bodyOf } from './body.ts'
import { problemsOf } from './checks.ts'
import { facilityModel } from './model.ts'

const indexOf = (id: StepId<Answers>) => position(facilityModel, id)
const furthestStep = (answers: Answers, day: '2026-11-21') => furthest(facilityModel, answers, day)

const today = '2026-11-21'
const uuid = '0b6f8a52-6c1e-4d0b-9a77-3b1f6f0c9d11'

const document = (part: Partial<UploadedDocument> = {}): UploadedDocument => ({
  uuid,
  typeCode: 'LTO',
  fileName: 'licence.pdf',
  size: 1200,
  sha256: 'a',
  date: '2027-12-31',
  heldAt: 1_000,
  ...part,
})

const hospital: Answers = {
  reached: indexOf('consent'),
  facility: {
    name: 'Bukal Diwa Hospital',
    typeCode: 'HOSP',
    categoryCode: 'L1',
    ownership: 'PRIVATE',
    serviceTypes: ['OUTPATIENT', 'INPATIENT'],
    bedCapacity: 40,
    directorName: 'Ligaya Halimbawa',
    directorPrc: '',
  },
  address: {
    place: { region: '1', province: '2', city: '3' },
    placeWords: 'Lipa',
    line: '12 Mabini Street',
    barangay: '',
    zipCode: '',
  },
  contacts: {
    ...noAnswers.contacts,
    tin: '123-456-789',
    telephone: '(02) 5555-0123',
    emailAddress: 'office@bukal.example',
    persons: [{ ...noPerson, name: 'Amado Halimbawa' }],
  },
  papers: {
    dohLtoNo: '13-0012-26',
    dohLtoValidity: '2027-12-31',
    phicAccreditationNo: 'H0412345',
    phicValidity: '2028-06-30',
    documents: [document()],
  },
}
const withFacility = (part: Partial<Answers['facility']>): Answers => ({
  ...hospital,
  facility: { ...hospital.facility, ...part },
})
const withDocuments = (part: Partial<Answers['papers']>): Answers => ({
  ...hospital,
  papers: { ...hospital.papers, ...part },
})

describe('checking a step', () => {
  it('finds nothing wrong with whole answers', () => {
    for (const step of ['facility', 'address', 'contacts', 'papers'] as const) {
      expect(problemsOf(step, hospital, today)).toEqual({})
    }
  })

  it('asks in words of its own for what is missing', () => {
    expect(problemsOf('facility', noAnswers, today)).toEqual({
      name: 'Enter the name of the facility.',
      typeCode: 'Choose the type of the facility.',
      categoryCode: 'Choose the category of the facility.',
      ownership: 'Choose government or private.',
      serviceTypes: 'Choose at least one care setting.',
    })
    expect(problemsOf('address', noAnswers, today)).toEqual({
      line: 'Enter the building, number and street.',
      'place.region': 'Choose the region.',
      'place.city': 'Choose the city or municipality.',
    })
    expect(problemsOf('contacts', noAnswers, today)).toEqual({
      tin: 'Enter the tax identification number (TIN).',
      telephone: 'Enter a telephone or a mobile number.',
      emailAddress: 'Enter the e-mail address of the facility.',
      'persons.0.name': 'Enter the name of the contact person.',
    })
  })

  it('lists problems in the order of the page', () => {
    expect(Object.keys(problemsOf('contacts', noAnswers, today))).toEqual([
      'tin',
      'emailAddress',
      'telephone',
      'persons.0.name',
    ])
    expect(Object.keys(problemsOf('address', noAnswers, today))).toEqual([
      'place.region',
      'place.city',
      'line',
    ])
  })

  it('asks a hospital for beds, director, licence and PhilHealth, and a dental clinic for none of them', () => {
    const bare = { bedCapacity: null, directorName: '' }
    expect(Object.keys(problemsOf('facility', withFacility(bare), today))).toEqual([
      'bedCapacity',
      'directorName',
    ])
    const documents = { ...noAnswers.papers }
    expect(Object.keys(problemsOf('papers', { ...hospital, papers: documents }, today))).toEqual([
      'dohLtoNo',
      'dohLtoValidity',
      'phicAccreditationNo',
      'phicValidity',
    ])
    const dental = withFacility({ ...bare, typeCode: 'DENT', serviceTypes: ['OUTPATIENT'] })
    expect(problemsOf('facility', dental, today)).toEqual({})
    expect(problemsOf('papers', { ...dental, papers: documents }, today)).toEqual({})
  })

  it('refuses inpatient care where nobody sleeps, and a hospital without a bed', () => {
    expect(problemsOf('facility', withFacility({ typeCode: 'CLIN' }), today)).toHaveProperty('serviceTypes')
    expect(problemsOf('facility', withFacility({ bedCapacity: 0 }), today)).toHaveProperty('bedCapacity')
  })

  it('names the day of opening hours that end before they begin, unless it is open at all hours', () => {
    const openingHours = [{ day: 'SAT', startTime: '12:00', endTime: '08:00' } as const]
    const contacts = { ...hospital.contacts, openingHours }
    expect(problemsOf('contacts', { ...hospital, contacts }, today)).toEqual({
      openingHours: 'Saturday: the end comes after the start.',
    })
    const always = { ...hospital, contacts: { ...contacts, openAlways: true } }
    expect(problemsOf('contacts', always, today)).toEqual({})
  })

  it('names a document that has expired, a permit of the year before included', () => {
    const old = document({ uuid: 'u2', typeCode: 'BPERMIT', fileName: 'permit.jpg', date: '2025-06-01' })
    const fresh = document({ uuid: 'u3', typeCode: 'BPERMIT', date: '2026-01-15' })
    const registration = document({ uuid: 'u4', typeCode: 'BIR2303', date: '2011-01-15' })
    const problems = problemsOf('papers', withDocuments({ documents: [old, fresh, registration] }), today)
    expect(problems).toEqual({
      'documents.u2': '“permit.jpg” has expired. Replace it by one that is still valid, or remove it.',
    })
  })
})

describe('how far one may go', () => {
  it('is the first step with something missing', () => {
    expect(furthestStep(hospital, today)).toBe(indexOf('consent'))
    expect(furthestStep({ ...hospital, address: noAnswers.address }, today)).toBe(indexOf('address'))
    expect(furthestStep(noAnswers, today)).toBe(indexOf('facility'))
  })

  it('is never beyond what was opened, though a step asks nothing', () => {
    const dental = withFacility({ typeCode: 'DENT', serviceTypes: ['OUTPATIENT'] })
    expect(furthestStep({ ...dental, reached: indexOf('papers') }, today)).toBe(indexOf('papers'))
  })
})

describe('the list of steps', () => {
  const statesOf = (answers: Answers, current: StepId<Answers>) =>
    listedSteps(facilityModel, answers, indexOf(current), today).map(({ state }) => state)

  it('marks the step before the questions as done, also on the page that is opened first', () => {
    expect(statesOf(noAnswers, 'facility')).toEqual([
      'done',
      'current',
      'open',
      'open',
      'open',
      'open',
      'open',
    ])
  })

  it('marks what was passed on the way back as well, and what lacks an answer', () => {
    const answers = { ...hospital, reached: indexOf('check'), address: noAnswers.address }
    expect(statesOf(answers, 'facility').slice(0, 4)).toEqual(['done', 'current', 'invalid', 'done'])
  })
})

describe('the application as it is sent', () => {
  const text = { code: 'PRIVACY', version: 4 }

  it('keeps the contract', () => {
    const read = v.safeParse(FacilityRegistration, bodyOf(hospital, text, true))
    expect(read.issues).toBeUndefined()
    expect(read.output).toMatchObject({
      medicalDirector: { name: 'Ligaya Halimbawa', prcNumber: null },
      telephone: ['(02) 5555-0123'],
      addresses: [{ addressType: 'MAIN', cityId: 3, zipCode: null }],
      contacts: [{ name: 'Amado Halimbawa', coordinator: true }],
      documents: [{ uuid, documentTypeCode: 'LTO', validityDate: '2027-12-31', effectiveDate: null }],
      consent: { accepted: true, textCode: 'PRIVACY', textVersion: 4 },
      confirmDuplicates: true,
    })
  })

  it('leaves out what the type does not ask for, though it was typed before', () => {
    const body = bodyOf(withFacility({ typeCode: 'DENT', serviceTypes: ['OUTPATIENT'] }), text, false)
    expect(body).toMatchObject({
      bedCapacity: null,
      medicalDirector: null,
      dohLtoNo: null,
      phicAccreditationNo: null,
    })
  })

  it('sends the hours of the week by day, and none for what is open at all hours', () => {
    const openingHours = [{ day: 'SAT', startTime: '08:00', endTime: '12:00' } as const]
    const contacts = { ...hospital.contacts, openingHours, openOnHolidays: true }
    const byDay = bodyOf({ ...hospital, contacts }, text, false)
    expect(v.parse(FacilityRegistration, byDay)).toMatchObject({ openingHours, openOnHolidays: true })
    const always = bodyOf({ ...hospital, contacts: { ...contacts, openAlways: true } }, text, false)
    expect(always).toMatchObject({ openAlways: true, openingHours: [], openOnHolidays: false })
  })

  it('sends the day a paper was issued as such', () => {
    const documents = [document({ typeCode: 'BIR2303', date: '2020-02-01' })]
    const body = bodyOf(withDocuments({ documents }), text, false)
    expect(body.documents?.[0]).toMatchObject({ validityDate: null, effectiveDate: '2020-02-01' })
  })
})

describe('what the server refused', () => {
  it('goes to the step and field where it can be mended', () => {
    const placed = placeProblems(
      facilityModel,
      {
        'medicalDirector.prcNumber': 'a',
        'addresses.0.zipCode': 'b',
        'addresses.0.cityId': 'c',
        'contacts.1.emailAddress': 'd',
        'telephone.0': 'e',
        'documents.0.uuid': 'This file is no longer held. Choose it again.',
        'consent.textVersion': 'f',
      },
      hospital,
    )
    expect(placed).toEqual({
      steps: {
        facility: { directorPrc: 'a' },
        address: { zipCode: 'b', 'place.city': 'c' },
        contacts: { 'persons.1.emailAddress': 'd', telephone: 'e' },
        papers: { [`documents.${uuid}`]: '“licence.pdf”: This file is no longer held. Choose it again.' },
      },
      rest: ['f'],
    })
  })
})

describe('papers in the uploader', () => {
  it('are offered required first, with a date only where the type has one', () => {
    const offers = offersOf([
      { code: 'FSIC', description: 'Fire', dateLabel: 'Valid until', dateRule: 'validity', required: false },
      { code: 'BANK', description: 'Payee form', dateLabel: null, dateRule: 'none', required: true },
    ])
    expect(offers.map(({ code, isRequired, dateLabel }) => [code, isRequired, dateLabel])).toEqual([
      ['BANK', true, undefined],
      ['FSIC', false, 'Valid until'],
    ])
  })

  it('show how long they hold', () => {
    const documents = [document({ date: '2026-12-01' }), document({ typeCode: 'PHOTO', date: null })]
    expect(existingOf('HF_CREDENTIAL', documents, today).map(({ state }) => state)).toEqual([
      'EXPIRING',
      'VALID',
    ])
  })
})

describe('a draft', () => {
  it('comes back as it was, without files the server has let go of', () => {
    const documents = [document(), document({ uuid: 'late', heldAt: 1_000 + uploadedLifetime })]
    const draft = JSON.parse(JSON.stringify(withDocuments({ documents })))
    const back = answersOfDraft(draft, 1_000 + uploadedLifetime)
    expect(back?.papers.documents.map((one) => one.uuid)).toEqual(['late'])
    expect(back?.facility).toEqual(hospital.facility)
  })

  it('from before hours were asked for by day keeps its answers', () => {
    const {
      openAlways: _always,
      openingHours: _hours,
      openOnHolidays: _holidays,
      ...contacts
    } = hospital.contacts
    const draft = answersOfDraft({ ...hospital, contacts }, 2_000)
    expect(draft?.contacts).toMatchObject({ tin: '123-456-789', openAlways: false, openingHours: [] })
  })

  it('of another shape is not used', () => {
    expect(answersOfDraft({ facility: { name: 'x' } }, 0)).toBeUndefined()
  })
})
