import * as v from 'valibot'
import { Coded, ReplyDay } from './common.ts'

/** The public fields of an accredited facility; no e-mail, TIN, document or remark. */
export const PublicFacility = v.object({
  code: v.string(),
  name: v.string(),
  type: Coded,
  category: Coded,
  address: v.nullable(v.string()),
  city: v.nullable(v.string()),
  province: v.nullable(v.string()),
  region: v.nullable(v.string()),
  telephone: v.array(v.string()),
  website: v.nullable(v.string()),
  clinicHours: v.nullable(v.string()),
  serviceTypes: v.array(v.string()),
  accredited: v.boolean(),
  accreditedUntil: v.nullable(ReplyDay),
  /** day of the accreditation or of the last check-in that was noted, whichever is newer */
  lastConfirmed: v.nullable(ReplyDay),
})
