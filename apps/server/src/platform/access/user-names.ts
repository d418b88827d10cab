import { eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import {
  accreditationHistory,
  appUser,
  attachment,
  caseRecord,
  caseStep,
  checklistMark,
  priceSheet,
  remark,
  requestRemark,
  rowImport,
  userRequest,
} from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import type { SignedInUser } from './principal.ts'

/** Most names that one call answers. */
const most = 100

/** A person known by the username that records carry. */
export interface UserName {
  username: string
  name: string
}

async function readNames(db: Executor, usernames: readonly string[]): Promise<UserName[]> {
  if (usernames.length === 0) return []
  const rows = await db
    .select({ username: appUser.username, firstName: appUser.firstName, lastName: appUser.lastName })
    .from(appUser)
    .where(inArray(appUser.username, [...usernames]))
  return rows.map(({ username, firstName, lastName }) => ({ username, name: `${firstName} ${lastName}` }))
}

const asked = (usernames: readonly string[]): string[] => [...new Set(usernames)].slice(0, most)

/**
 * The names behind usernames that records carry in `createdBy` and the like. People who left keep theirs: what they did
 * still says who it was. Unknown usernames are left out.
 */
export async function namesOfUsers(db: Executor, usernames: readonly string[]): Promise<UserName[]> {
  return readNames(db, asked(usernames))
}

/** Everybody who left a trace on the record of a provider or on what belongs to it, as rows of usernames. */
function peopleAround(own: string): SQL {
  const requests = or(eq(userRequest.targetCode, own), eq(userRequest.requesterLink, own))
  return sql.join(
    [
      sql`select ${accreditationHistory.createdBy} from ${accreditationHistory} where ${accreditationHistory.applicantCode} = ${own}`,
      sql`select ${attachment.uploadedBy} from ${attachment} where ${attachment.ownerCode} = ${own}`,
      sql`select ${checklistMark.verifiedBy} from ${checklistMark} where ${checklistMark.ownerCode} = ${own}`,
      sql`select ${remark.createdBy} from ${remark} where ${remark.ownerCode} = ${own}`,
      sql`select ${rowImport.createdBy} from ${rowImport} where ${rowImport.ownerCode} = ${own}`,
      sql`select unnest(array[${priceSheet.createdBy}, ${priceSheet.updatedBy}]) from ${priceSheet} where ${priceSheet.ownerCode} = ${own}`,
      sql`select ${caseRecord.createdBy} from ${caseRecord} where ${caseRecord.ownerCode} = ${own}`,
      sql`select ${caseStep.createdBy} from ${caseStep} join ${caseRecord} on ${caseRecord.id} = ${caseStep.recordId} where ${caseRecord.ownerCode} = ${own}`,
      sql`select unnest(array[${userRequest.createdBy}, ${userRequest.reviewedBy}, ${userRequest.decidedBy}]) from ${userRequest} where ${requests}`,
      sql`select ${requestRemark.createdBy} from ${requestRemark} join ${userRequest} on ${userRequest.id} = ${requestRemark.requestId} where ${requests}`,
    ],
    sql` union all `,
  )
}

/**
 * The names that a user may know: staff those of everybody, a provider its own and those of people who left a trace on
 * its record. Others are left out like unknown ones, so that the call does not tell which accounts there are.
 */
export async function namesFor(
  db: Executor,
  principal: Pick<SignedInUser, 'marker' | 'linkedCode' | 'username'>,
  usernames: readonly string[],
): Promise<UserName[]> {
  const wanted = asked(usernames)
  if (principal.marker === 'ADMIN' || wanted.length === 0) return readNames(db, wanted)
  const known = await db
    .select({ username: appUser.username })
    .from(appUser)
    .where(
      sql`${inArray(appUser.username, wanted)} and (${appUser.username} = ${principal.username} or ${appUser.username} in (${peopleAround(principal.linkedCode ?? '')}))`,
    )
  return readNames(
    db,
    known.map(({ username }) => username),
  )
}
