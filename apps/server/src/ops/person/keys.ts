import { sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'

/** Codes, usernames and e-mail addresses by which the rows about a person are found. */
export interface PersonKeys {
  /** codes of the records and the accounts */
  codes: string[]
  usernames: string[]
  /** in lower case */
  emails: string[]
}

/** Returns the name in place of the username of an account. */
export const erasedUsername = (code: string): string => `erased-${code.toLowerCase()}`

/** A list of values as SQL; of no values a list that nothing is in. */
export const listOf = (values: readonly string[]): SQL =>
  values.length === 0
    ? sql`(null)`
    : sql`(${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`

/**
 * Finds the person of a code of a physician or user, a username, or an e-mail address; undefined for nobody. The record of a
 * physician, its merged duplicates and its accounts are one person.
 */
export async function findPerson(db: Executor, given: string): Promise<PersonKeys | undefined> {
  const word = given.trim()
  const small = word.toLowerCase()
  const physicians = await rowsOf<{ code: string; email: string | null }>(
    db,
    sql`with named as (
          select code, coalesce(duplicate_of, code) as original from physician
          where code = ${word.toUpperCase()} or lower(email_address) = ${small}
            or code in (select linked_code from app_user where code = ${word.toUpperCase()} or username = ${small} or email_key = ${small})
        )
        select code, email_address as email from physician
        where code in (select original from named) or duplicate_of in (select original from named) order by id`,
  )
  const records = physicians.map(({ code }) => code)
  const users = await rowsOf<{ code: string; username: string; email: string }>(
    db,
    sql`select code, username, email_address as email from app_user
        where code = ${word.toUpperCase()} or username = ${small} or email_key = ${small}
          or linked_code in ${listOf(records)} order by id`,
  )
  if (physicians.length + users.length === 0) return undefined
  const emails = [...physicians, ...users].flatMap(({ email }) => email?.toLowerCase() ?? [])
  return {
    codes: [...records, ...users.map(({ code }) => code)],
    usernames: users.map(({ username }) => username),
    emails: [...new Set(emails)],
  }
}
