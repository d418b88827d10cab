import { handlers } from '../../platform/http/handlers.ts'
import { resendConfirmation } from '../public/address-confirmation.ts'
import { confirmApplication } from '../public/confirm-application.ts'
import { replyByToken, informationRequestOfToken, sendLink } from '../public/information-request.ts'

/** The calls of applicants without an account, through the link that was mailed to them. */
export const informationRequestHandlers = handlers({
  'applicantAsk.get': async ({ services, body }) => informationRequestOfToken(services, body.token),
  'applicantAsk.answer': async ({ services, json, files, meta }) => replyByToken(services, json, files, meta),
  'application.confirm': async ({ services, body, meta }) => confirmApplication(services, body.token, meta),
  'application.sendLink': async ({ services, body }) => resendConfirmation(services, body.id),
  'applicantAsk.sendLink': async ({ services, body }) => sendLink(services, body),
})
