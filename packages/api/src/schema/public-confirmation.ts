import { publicSections } from '@capiz/domain/confirmation'
import * as v from 'valibot'
import { ReplyDay } from './basics.ts'

/** A day on which a section that visitors see was last confirmed. */
export const PublicConfirmation = v.object({ section: v.picklist(publicSections), on: ReplyDay })
