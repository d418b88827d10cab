import { facilityFields } from '@capiz/domain/facility'
import { physicianFields } from '@capiz/domain/physician'
import { foldAccents } from '@capiz/domain/text'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'
import { listOf, type PersonKeys } from './keys.ts'

/** The text that stands in place of what was erased. */
export const erased = '[erased]'

/** Values of a person: those that identify one without doubt, and all of them, which others may share. */
export interface PersonalValues {
  certain: readonly string[]
  all: readonly string[]
}

/** Fields of a physician that hold numbers of licences, taxes and associations. */
const numbers = ['prcNumber', 'phicAccreditationNo', 'ptrNo', 's2No', 'associationNo', 'tin', 'contractNo']

/** Names of the fields whose values an erasure takes out of requests and merges, whatever they hold. */
export const personalFields: ReadonlySet<string> = new Set([
  ...[...physicianFields, ...facilityFields]
    .filter(({ sensitivity }) => sensitivity === 'personal' || sensitivity === 'financial')
    .map(({ name }) => name),
  ...numbers,
  'lastName',
  'firstName',
  'middleName',
  'suffix',
  'emailAddress',
  'username',
  'payee',
])

type NameRow = {
  last: string
  first: string
  middle: string | null
  texts: (string | null)[]
}

/** Names, mail addresses and numbers of the records and accounts of a person. */
function rowsOfPerson(db: Executor, { codes }: PersonKeys): Promise<NameRow[]> {
  return rowsOf<NameRow>(
    db,
    sql`select last_name as last, first_name as first, middle_name as middle,
          jsonb_build_array(email_address, mobile_number, telephone, birth_date::text, prc_number, phic_accreditation_no,
            ptr_no, s2_no, association_no, tin, contract_no, payee->>'name', payee->>'accountNo') as texts
        from physician where code in ${listOf(codes)}
        union all
        select last_name, first_name, null, jsonb_build_array(email_address, username) from app_user where code in ${listOf(codes)}`,
  )
}

/** Values before they were changed by approved requests, which those keep: former addresses and telephones. */
async function formerValues(db: Executor, { codes }: PersonKeys): Promise<string[]> {
  const rows = await rowsOf<{ value: string | null }>(
    db,
    sql`select distinct value from user_request r, jsonb_each_text(r.payload || coalesce(r.before, '{}')) e(name, value)
        where r.target_code in ${listOf(codes)} and r.type like 'phy%' and jsonb_typeof(r.payload) = 'object'
          and e.name in ('emailAddress', 'mobileNumber', 'telephone', 'prcNumber', 'phicAccreditationNo', 'tin')`,
  )
  return rows.flatMap(({ value }) => value ?? [])
}

const namesOf = ({ last, first, middle }: NameRow): string[] => [
  `${last}, ${first}`,
  `${first} ${last}`,
  `${last} ${first}`,
  ...(middle
    ? [`${first} ${middle} ${last}`, `${last}, ${first} ${middle}`, `${last} ${first} ${middle}`]
    : []),
]

/** Returns whether another person of the register or another user has the same first and last name. */
async function hasNamesake(db: Executor, { last, first }: NameRow, { codes }: PersonKeys): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from physician where lower(last_name) = lower(${last}) and lower(first_name) = lower(${first})
          and code not in ${listOf(codes)}
        union all select 1 from app_user where lower(last_name) = lower(${last}) and lower(first_name) = lower(${first})
          and code not in ${listOf(codes)} limit 1`,
  )
  return rows.length > 0
}

/** Digits from which a number is one person's: shorter ones are also numbers of something else. */
const certainDigits = 9

const isCertain = (value: string): boolean =>
  value.includes('@') || value.replaceAll(/\D/g, '').length >= certainDigits

/** Returns the personal values of a person, each as it is written and without accents, the longest first. */
export async function personalValues(db: Executor, keys: PersonKeys): Promise<PersonalValues> {
  const certain = new Set<string>()
  const all = new Set<string>()
  const add = (set: Set<string>, value: string | null) => {
    const text = value?.trim() ?? ''
    if (text.length >= 2) for (const each of [text, foldAccents(text)]) set.add(each)
  }
  for (const row of await rowsOfPerson(db, keys)) {
    const isShared = await hasNamesake(db, row, keys)
    for (const name of namesOf(row)) add(isShared ? all : certain, name)
    for (const value of [row.last, row.first, row.middle]) add(all, value)
    for (const value of row.texts) add(value && isCertain(value) ? certain : all, value)
  }
  for (const value of await formerValues(db, keys)) add(isCertain(value) ? certain : all, value)
  const longestFirst = (values: Iterable<string>) => [...values].toSorted((a, b) => b.length - a.length)
  return { certain: longestFirst(certain), all: longestFirst([...certain, ...all]) }
}
