import { handlers } from '../../platform/http/handlers.ts'
import { replyByToken, informationRequestOfToken, sendLink } from '../public/information-request.ts'

/** The calls of applicants without an account, through the link that was mailed to them. */
export const informationRequestHandlers = handlers({
  'applicantAsk.get': async ({ services, body }) => informationRequestOfToken(services, body.token),
  'applicantAsk.answer': async ({ services, json, files, meta }) => replyByToken(services, json, files, meta),
  'applicantAsk.sendLink': async ({ services, body }) => sendLink(services, body),
})
