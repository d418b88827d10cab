import { ApplicantAnswer, ApplicantAsk, AskLink, AskToken } from '../schema/applicant-ask.ts'
import { endpoint, group, isPublic } from './define.ts'

const accr = { service: 'accr', access: isPublic, skipAuth: true } as const
const item = { as: 'item', schema: ApplicantAsk } as const

/**
 * More asked of an applicant without an account, who answers through a mailed link. The token travels in the body, so
 * that no log of addresses holds it.
 */
export const applicantAsk = group('applicantAsk', {
  get: endpoint({
    ...accr,
    call: 'X176',
    method: 'POST',
    path: '/public/application/ask',
    body: { as: 'json', schema: AskToken },
    reply: item,
    summary: 'What was asked of an applicant, by the mailed link',
  }),
  answer: endpoint({
    ...accr,
    call: 'X177',
    method: 'POST',
    path: '/public/application/answer',
    body: {
      as: 'multipart',
      json: { part: 'formData', schema: ApplicantAnswer },
      files: { part: 'files', max: 10, required: false },
    },
    reply: item,
    summary: 'Answer what was asked of an applicant, by the mailed link',
    timeout: 120_000,
  }),
  sendLink: endpoint({
    ...accr,
    call: 'X178',
    method: 'POST',
    path: '/public/application/link',
    body: { as: 'json', schema: AskLink },
    reply: { as: 'none' },
    summary: 'Mail the link of an ask once more',
  }),
})
