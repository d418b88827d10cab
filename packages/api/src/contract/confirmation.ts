import {
  ConfirmationInput,
  ConfirmationOwner,
  LinkConfirmation,
  LinkedRecord,
  SectionFreshness,
} from '../schema/confirmation.ts'
import { LinkTokenBody } from '../schema/link-token.ts'
import { callsOf, itemOf, json, listOf, nothing } from './calls.ts'
import { textQuery } from './common.ts'
import { group, isPublic, needs, needsOrOwn } from './define.ts'

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
  sendLink: send(
    'X387',
    '/confirmation/link',
    needs({ facility: 'HF_EDIT', physician: 'PHY_EDIT' }),
    nothing,
    {
      body: json(ConfirmationOwner),
    },
  ),
  // the token travels in the body, so that no log of addresses holds it
  linked: send('X385', '/public/confirmation', isPublic, itemOf(LinkedRecord), {
    skipAuth: true,
    body: json(LinkTokenBody),
  }),
  confirmByLink: send('X386', '/public/confirmation/section', isPublic, itemOf(LinkedRecord), {
    skipAuth: true,
    body: json(LinkConfirmation),
  }),
})
