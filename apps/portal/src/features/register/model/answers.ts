import { isIsoDate } from '@capiz/domain/time'
import * as v from 'valibot'

const day = v.nullable(v.pipe(v.string(), v.guard(isIsoDate)))

/** A file the server holds for the application until it is sent (a day at most). */
const HeldDocument = v.object({
  uuid: v.string(),
  typeCode: v.string(),
  fileName: v.string(),
  size: v.number(),
  sha256: v.string(),
  date: day,
  /** moment it was uploaded, ms of the device's clock */
  heldAt: v.number(),
})

const Person = v.object({
  name: v.string(),
  position: v.string(),
  telephone: v.string(),
  emailAddress: v.string(),
})

/** Everything an applicant has entered, as typed; also the shape of the draft on the device. */
export const Answers = v.object({
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
    clinicHours: v.string(),
    persons: v.array(Person),
  }),
  papers: v.object({
    dohLtoNo: v.string(),
    dohLtoValidity: day,
    phicAccreditationNo: v.string(),
    phicValidity: day,
    documents: v.array(HeldDocument),
  }),
})

/** Everything an applicant has entered. */
export type Answers = v.InferOutput<typeof Answers>
/** One uploaded file of the application. */
export type HeldDocument = v.InferOutput<typeof HeldDocument>
/** One contact person as typed. */
export type Person = v.InferOutput<typeof Person>

/** A contact person nothing is known of yet. */
export const noPerson: Person = { name: '', position: '', telephone: '', emailAddress: '' }

/** An application nobody has typed in. */
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
    clinicHours: '',
    persons: [noPerson],
  },
  papers: { dohLtoNo: '', dohLtoValidity: null, phicAccreditationNo: '', phicValidity: null, documents: [] },
}

/** The server lets go of a held file after 24 hours; an hour earlier it is not counted on any more, in milliseconds. */
export const heldLife = 23 * 3_600_000

/** Answers out of a draft of this device; undefined when they have another shape. Files no longer held are left out. */
export function answersOfDraft(values: unknown, now: number): Answers | undefined {
  const read = v.safeParse(Answers, values)
  if (!read.success) return undefined
  const { papers } = read.output
  const documents = papers.documents.filter(({ heldAt }) => now - heldAt < heldLife)
  return { ...read.output, papers: { ...papers, documents } }
}
