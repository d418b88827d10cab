import { noReasons } from '@capiz/domain/directory'
import * as v from 'valibot'
import { PublicConfirmation } from './public-confirmation.ts'
import { Coded, ReplyDay } from './basics.ts'

const text = v.nullable(v.string())

const DayHours = v.object({
  startTime: v.string(),
  endTime: v.string(),
  byAppointment: v.boolean(),
  room: text,
  isExtra: v.boolean(),
})

/** Kilometres between the two cities; 0 within one, null where it is not known. */
const Distance = v.nullable(v.number())

/** An alternative place and time for an appointment. */
const Alternative = v.object({
  /** another day here, another place of the same physician, or another of the same specialty, here or nearby */
  kind: v.picklist(['DAY', 'PLACE', 'PHYSICIAN', 'NEAR']),
  physician: Coded,
  facility: Coded,
  city: text,
  distanceKm: Distance,
  day: ReplyDay,
  hours: v.array(DayHours),
})

/** Whether a physician can be seen at a facility on a day, and where else when not. */
export const DayAnswer = v.object({
  day: ReplyDay,
  answer: v.picklist(['YES', 'NO']),
  /** why not, the first reason that holds */
  reason: v.nullable(v.picklist(noReasons)),
  /** name of the holiday that closes the clinic */
  holiday: text,
  physician: Coded,
  dentist: v.boolean(),
  specializations: v.array(v.string()),
  facility: v.object({ ...Coded.entries, city: text, address: text, telephone: v.array(v.string()) }),
  /** last day of the accreditation that ends first; null when no end is known, or when it does not hold that day */
  accreditedUntil: v.nullable(ReplyDay),
  hours: v.array(DayHours),
  /** false: accredited, but the clinic hours are not on record */
  isHoursKnown: v.boolean(),
  /** how fresh what visitors see is, by section */
  confirmed: v.array(PublicConfirmation),
  alternatives: v.array(Alternative),
})

/** A physician who matches all but the place, with the distance to it. */
export const NearPhysician = v.object({
  physician: Coded,
  dentist: v.boolean(),
  specializations: v.array(v.string()),
  facility: Coded,
  city: text,
  /** hours of the day that was asked about; empty without one */
  hours: v.array(DayHours),
  distanceKm: Distance,
  /** how fresh what visitors see is, by section */
  confirmed: v.array(PublicConfirmation),
})
