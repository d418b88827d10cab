import { OpeningBlock } from '@capiz/api/schema/opening'
import * as v from 'valibot'
import { DraftDay as day, UploadedDocument, readAnswers } from '../model/uploaded.ts'

const Person = v.object({
  name: v.string(),
  position: v.string(),
  telephone: v.string(),
  emailAddress: v.string(),
})

/** Everything an applicant has entered, as typed; also the shape of the draft on the device. */
const Answers = v.object({
  /** index of the furthest step that was opened */
  reached: v.number(),
  facility: v.object({
    name: v.string(),
    typeCode: v.string(),
    categoryCode: v.string(),
    ownership: v.string(),
    serviceTypes: v.array(v.string()),
    bedCapacity: v.nullable(v.number()),
    directorName: v.string(),
    directorPrc: v.string(),
  }),
  address: v.object({
    place: v.object({
      region: v.nullable(v.string()),
      province: v.nullable(v.string()),
      city: v.nullable(v.string()),
    }),
    /** city, province and region in words, for reading back */
    placeWords: v.string(),
    line: v.string(),
    barangay: v.string(),
    zipCode: v.string(),
  }),
  contacts: v.object({
    tin: v.string(),
    vatRegistered: v.boolean(),
    telephone: v.string(),
    mobile: v.string(),
    emailAddress: v.string(),
    website: v.string(),
    // Drafts that were begun before hours were asked for by day stay readable.
    openAlways: v.optional(v.boolean(), false),
    openingHours: v.optional(v.array(OpeningBlock), []),
    openOnHolidays: v.optional(v.boolean(), false),
    clinicHours: v.string(),
    persons: v.array(Person),
  }),
  papers: v.object({
    dohLtoNo: v.string(),
    dohLtoValidity: day,
    phicAccreditationNo: v.string(),
    phicValidity: day,
    documents: v.array(UploadedDocument),
  }),
})

/** Everything an applicant has entered. */
export type Answers = v.InferOutput<typeof Answers>
/** One contact person as typed. */
export type Person = v.InferOutput<typeof Person>

/** A contact person nothing is known of yet. */
export const noPerson: Person = { name: '', position: '', telephone: '', emailAddress: '' }

/** The empty answers of a new application. */
export const noAnswers: Answers = {
  reached: 0,
  facility: {
    name: '',
    typeCode: '',
    categoryCode: '',
    ownership: '',
    serviceTypes: [],
    bedCapacity: null,
    directorName: '',
    directorPrc: '',
  },
  address: {
    place: { region: null, province: null, city: null },
    placeWords: '',
    line: '',
    barangay: '',
    zipCode: '',
  },
  contacts: {
    tin: '',
    vatRegistered: false,
    telephone: '',
    mobile: '',
    emailAddress: '',
    website: '',
    openAlways: false,
    openingHours: [],
    openOnHolidays: false,
    clinicHours: '',
    persons: [noPerson],
  },
  papers: { dohLtoNo: '', dohLtoValidity: null, phicAccreditationNo: '', phicValidity: null, documents: [] },
}

/** Answers out of a draft of this device. */
export function answersOfDraft(values: unknown, now: number): Answers | undefined {
  return readAnswers(Answers, values, now)
}
