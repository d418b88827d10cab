import { lapseEffects } from '@capiz/domain/credentials'
import * as v from 'valibot'
import { OptionalDay, ReplyDay, Text, Uuid } from './common.ts'

const Effect = v.picklist(lapseEffects.map(({ code }) => code))
const Bucket = v.picklist(['lapsed', '7', '30', '60', '90', 'later'])

/** A document that runs out, or a required one that is not on file, with whose it is (our addition). */
export const ExpiringDocument = v.object({
  /** null for what is not on file, as are its name and days */
  uuid: v.nullable(v.string()),
  entity: v.string(),
  ownerType: v.picklist(['facility', 'physician']),
  ownerCode: v.string(),
  ownerName: v.string(),
  ownerStatus: v.string(),
  city: v.nullable(v.string()),
  province: v.nullable(v.string()),
  region: v.nullable(v.string()),
  docType: v.nullable(v.string()),
  docTypeLabel: v.nullable(v.string()),
  fileName: v.nullable(v.string()),
  validityDate: v.nullable(ReplyDay),
  /** negative once it has lapsed */
  daysLeft: v.nullable(v.number()),
  bucket: v.picklist([...Bucket.options, 'missing']),
  /** the day its renewal was last asked for */
  lastAsked: v.nullable(ReplyDay),
  /** consequence of its lapse; null as long as it has not lapsed */
  effect: v.nullable(Effect),
  /** last day of the grace period staff granted, and why */
  graceUntil: v.nullable(ReplyDay),
  graceReason: v.nullable(v.string()),
  /** whether the caller may grant a grace period or end it */
  mayGrantGrace: v.boolean(),
  /** whether it can be asked for now, and if not why */
  canAsk: v.boolean(),
  askProblem: v.nullable(v.string()),
})

/** How many documents run out, by group, kind and region. */
export const ExpiryCounts = v.object({
  asOf: v.string(),
  total: v.number(),
  /** required documents that are not on file */
  missing: v.object({ facilities: v.number(), physicians: v.number() }),
  buckets: v.array(v.object({ bucket: Bucket, facilities: v.number(), physicians: v.number() })),
  /** documents from whose lapse more than a warning follows */
  effects: v.array(v.object({ effect: Effect, facilities: v.number(), physicians: v.number() })),
  types: v.array(v.object({ docType: v.nullable(v.string()), label: v.string(), count: v.number() })),
  regions: v.array(v.object({ region: v.nullable(v.string()), count: v.number() })),
})

/** Documents whose renewal is asked for. */
export const RenewalAsk = v.object({
  uuids: v.pipe(
    v.array(Uuid),
    v.minLength(1, 'Choose at least one document.'),
    v.maxLength(200, 'Choose 200 documents or fewer.'),
  ),
})

/** The results: renewals requested by mail, and documents skipped with the reason. */
export const RenewalOutcome = v.object({
  asked: v.array(v.object({ uuid: v.string(), recipient: v.string() })),
  skipped: v.array(v.object({ uuid: v.string(), reason: v.string() })),
  /** mails that wait in the outbox; one for each provider, however many documents */
  mails: v.number(),
})

/** Grants a lapsed document a grace period up to a day, or ends it (a day of null). */
export const DocumentGrace = v.object({
  uuid: Uuid,
  until: OptionalDay,
  reason: Text(500),
})

/** Grace period of the document, and the consequence of its lapse now. */
export const DocumentGraceReply = v.object({
  uuid: v.string(),
  effect: v.nullable(Effect),
  graceUntil: v.nullable(ReplyDay),
  graceReason: v.nullable(v.string()),
})
