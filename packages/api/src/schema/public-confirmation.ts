import { publicSections, publicStates } from '@capiz/domain/confirmation'
import * as v from 'valibot'
import { ReplyDay } from './basics.ts'

/**
 * A section that visitors see and its freshness: the day it was confirmed, since which it is not confirmed, or on which an
 * error in it was reported.
 */
export const PublicConfirmation = v.object({
  section: v.picklist(publicSections),
  state: v.picklist(publicStates),
  on: ReplyDay,
})
