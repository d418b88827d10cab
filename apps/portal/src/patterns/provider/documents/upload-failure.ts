import { isApiError } from '@capiz/api/client'
import { reportedMessage } from '../../../platform/feedback/report-error.ts'

const dateFields = ['effectiveDate', 'validityDate']

/** The failure of an upload as the uploader shows it: the message of the problem, at the date when it is about that. */
export function uploadFailure(error: unknown): Error & { isAboutDate: boolean } {
  const message = reportedMessage(error) ?? 'It could not be uploaded.'
  const fields = isApiError(error) ? error.errors.map(({ field }) => field) : []
  const isAboutDate = fields.length > 0 && fields.every((field) => dateFields.includes(field))
  return Object.assign(new Error(message, { cause: error }), { isAboutDate })
}
