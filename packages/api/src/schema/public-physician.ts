import { clinicExceptionKinds, weekdays } from '@capiz/domain/schedule'
import * as v from 'valibot'
import { PublicConfirmation } from './public-confirmation.ts'
import { ClosedHoliday, Day, OptionalDay, ReplyDay } from './common.ts'

const text = v.nullable(v.string())

const PublicPlace = v.object({
  code: v.string(),
  name: v.string(),
  city: text,
  room: text,
  schedule: v.array(
    v.object({
      day: v.picklist(weekdays),
      startTime: v.string(),
      endTime: v.string(),
      byAppointment: v.boolean(),
      room: text,
      validFrom: OptionalDay,
      validUntil: OptionalDay,
    }),
  ),
  /** extra clinics, other hours and absences from today on, without the reasons */
  exceptions: v.array(
    v.object({
      kind: v.picklist(clinicExceptionKinds),
      date: Day,
      until: OptionalDay,
      startTime: text,
      endTime: text,
    }),
  ),
  /** holidays of the coming year on which the weekly hours do not hold */
  holidays: v.array(ClosedHoliday),
})

/** The public fields of a physician who is or was accredited: no number, no address, no telephone. */
export const PublicPhysician = v.object({
  code: v.string(),
  lastName: v.string(),
  firstName: v.string(),
  middleName: text,
  suffix: text,
  dentist: v.boolean(),
  /** specialties, the first one first, each followed by its subspecialty */
  specializations: v.array(v.string()),
  /** whether the physician is accredited on `day`; else no place is named */
  accredited: v.boolean(),
  /** the day the answer is for: today in Manila */
  day: ReplyDay,
  accreditedUntil: v.nullable(ReplyDay),
  /** how fresh what visitors see is, by section */
  confirmed: v.array(PublicConfirmation),
  /** where facility, physician and affiliation all are accredited */
  facilities: v.array(PublicPlace),
})
