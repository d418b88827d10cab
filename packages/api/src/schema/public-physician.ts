import { weekdays } from '@capiz/domain/schedule'
import * as v from 'valibot'
import { Day, OptionalDay, ReplyDay } from './common.ts'

const text = v.nullable(v.string())

const PublicPlace = v.object({
  code: v.string(),
  name: v.string(),
  city: text,
  room: text,
  /** day on which the hours here were last saved */
  lastConfirmed: ReplyDay,
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
  /** extra clinics and absences from today on, without the reasons */
  exceptions: v.array(
    v.object({
      kind: v.picklist(['EXTRA', 'ABSENT']),
      date: Day,
      until: OptionalDay,
      startTime: text,
      endTime: text,
    }),
  ),
})

/** The public fields of an accredited physician: no number, no address, no telephone. */
export const PublicPhysician = v.object({
  code: v.string(),
  lastName: v.string(),
  firstName: v.string(),
  middleName: text,
  suffix: text,
  dentist: v.boolean(),
  specializations: v.array(v.string()),
  accredited: v.boolean(),
  accreditedUntil: v.nullable(ReplyDay),
  /** day of the accreditation or of the last check-in that was noted, whichever is newer */
  lastConfirmed: v.nullable(ReplyDay),
  /** where facility, physician and affiliation all are accredited */
  facilities: v.array(PublicPlace),
})
