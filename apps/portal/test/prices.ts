import { page } from 'vitest/browser'
import { query } from './sample.ts'

/** Address of the room rates of a facility. */
export const rooms = (code: string) => `/health-facility/${code}/room-rates`

/** Address of the form of a new version of them. */
export const newVersion = (code: string) => `${rooms(code)}?do=new`

/** The form of a version. */
export const versionForm = () => page.getByRole('form', { name: 'New version' })

/** The errors of that form. */
export const versionProblems = () => versionForm().getByRole('alert').first()

/** Open requests to change stored prices of an owner, the newest first. */
export const amendmentsOf = (code: string) =>
  query(
    `select created_by, payload from user_request where type = 'price-amendment' and status = 'PENDING'
      and target_code = '${code}' order by id desc`,
  )

/** Cancels every request to change stored prices. */
export const cancelAmendments = () =>
  query(`update user_request set status = 'CANCELLED' where type = 'price-amendment'`)
