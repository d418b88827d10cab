import * as v from 'valibot'
import { Id, OptionalText, Text, Version } from './common.ts'

/** Special arrangement (specification 2, section 3). */
export const SpecialArrangement = v.looseObject({ id: Id, status: v.string() })

/** Body of a special arrangement save. */
export const SpecialArrangementInput = v.looseObject({ id: v.nullish(Id), version: v.nullish(Version) })

/** A status of the special arrangement with what may follow. */
export const ArrangementStatus = v.object({
  code: v.string(),
  description: v.string(),
  next: v.array(v.string()),
})

/** Body of a status move. */
export const StatusUpdate = v.object({
  status: Text(30),
  remarks: OptionalText(1000),
  version: v.nullish(Version),
})
