import { ConfirmationInput, SectionFreshness } from '../schema/confirmation.ts'
import { callsOf, json, listOf } from './calls.ts'
import { textQuery } from './common.ts'
import { group, needsOrOwn } from './define.ts'

const { read, send } = callsOf('accr')

/** Confirmations of the sections of a record by its provider (additions of ours). */
export const confirmation = group('confirmation', {
  sections: read(
    'X383',
    '/confirmation',
    needsOrOwn({ facility: 'HF_VIEW', physician: 'PHY_VIEW' }),
    listOf(SectionFreshness),
    { query: textQuery(['ownerCode']) },
  ),
  confirm: send(
    'X384',
    '/confirmation',
    needsOrOwn({ facility: 'HF_EDIT', physician: 'PHY_EDIT' }),
    listOf(SectionFreshness),
    { body: json(ConfirmationInput) },
  ),
})
