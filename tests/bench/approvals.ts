import { requestTypeInfo, type RequestType } from '@capiz/domain/request'
import type pg from 'pg'

/** Types of requests that an approver of the sample may approve. */
const types: readonly RequestType[] = [
  'hf-update',
  'phy-update',
  'hf-document',
  'phy-document',
  'affiliation',
  'dentist-kamustahan',
]

/**
 * Returns the codes of at most so many requests that the rules let an approver approve now: reviewed where their type
 * asks for a review, and not made by the approver of the sample. Any refusal of one of them is a finding.
 */
export async function requestsToApprove(client: pg.Client, most: number): Promise<string[]> {
  const { rows } = await client.query<{ code: string }>(
    `select code from user_request
     where type = any($1) and not deleted and (status = 'REVIEWED' or status = 'PENDING' and type = any($2))
       and requester_code is distinct from (select code from app_user where username = 'approver')
       and reviewed_by is distinct from (select code from app_user where username = 'approver')
     order by md5(code) limit $3`,
    [types, types.filter((type) => !requestTypeInfo[type].twoStep), most],
  )
  return rows.map(({ code }) => code)
}

/**
 * Returns the body of an approval, with what the rules ask for: remarks, because items asked of the requester may be open,
 * and consent to a record that changed since the request was made.
 */
export const approvalOf = (code: string) => ({ code, remarks: 'Approved under load.', acceptMoved: true })
