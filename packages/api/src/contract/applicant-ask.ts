import {
  ApplicantAnswer,
  ApplicantAsk,
  AskLink,
  ConfirmationLink,
  ConfirmedApplication,
} from '../schema/applicant-ask.ts'
import { LinkTokenBody } from '../schema/link-token.ts'
import { callsOf, itemOf, json, nothing } from './calls.ts'
import { group, isPublic } from './define.ts'

const { send } = callsOf('accr')
const item = itemOf(ApplicantAsk)

/**
 * More asked of an applicant without an account, who answers through a mailed link. The token travels in the body, so
 * that no log of addresses holds it.
 */
export const applicantAsk = group('applicantAsk', {
  get: send('X176', '/public/application/ask', isPublic, item, {
    skipAuth: true,
    body: json(LinkTokenBody),
  }),
  answer: send('X177', '/public/application/answer', isPublic, item, {
    skipAuth: true,
    body: {
      as: 'multipart',
      json: { part: 'formData', schema: ApplicantAnswer },
      files: { part: 'files', max: 10, required: false },
    },
    timeout: 120_000,
  }),
  sendLink: send('X178', '/public/application/link', isPublic, nothing, {
    skipAuth: true,
    body: json(AskLink),
  }),
})

/** The mail address of a public application is confirmed by a mailed link before record and request exist. */
export const application = group('application', {
  confirm: send('X395', '/public/application/confirm', isPublic, itemOf(ConfirmedApplication), {
    skipAuth: true,
    body: json(LinkTokenBody),
  }),
  sendLink: send('X396', '/public/application/confirm-link', isPublic, nothing, {
    skipAuth: true,
    body: json(ConfirmationLink),
  }),
})
