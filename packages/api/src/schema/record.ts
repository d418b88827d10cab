import * as v from 'valibot'
import { OptionalText, Text, Version } from './common.ts'
import { RecordInput, RecordView } from './record-form.ts'

/** Special arrangement (domain model 9.9); one whose days are over reads as expired. */
export const SpecialArrangement = RecordView('special-arrangement')

/** Body of a special arrangement save; a draft alone can be changed. */
export const SpecialArrangementInput = RecordInput('special-arrangement')

/** A status of the special arrangement with what may follow. */
export const ArrangementStatus = v.object({
  code: v.string(),
  description: v.string(),
  next: v.array(v.string()),
})

/** Body of a status move; the approval code may come with the approval. */
export const StatusUpdate = v.object({
  status: Text(30),
  remarks: OptionalText(1000),
  approvalCode: OptionalText(30),
  version: v.nullish(Version),
})
