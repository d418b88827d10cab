import { handlers } from '../http/handlers.ts'
import { answerByToken, askOfToken, sendLink } from '../public/ask.ts'

/** What applicants without an account answer through the link that was mailed to them. */
export const applicantAskHandlers = handlers({
  'applicantAsk.get': async ({ services, body }) => askOfToken(services, body.token),
  'applicantAsk.answer': async ({ services, json, files, meta }) =>
    answerByToken(services, json, files, meta),
  'applicantAsk.sendLink': async ({ services, body }) => sendLink(services, body),
})
