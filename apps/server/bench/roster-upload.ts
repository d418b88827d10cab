import { rosterFields } from '@capiz/domain/roster'
import { addDays } from '@capiz/domain/time'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../src/db/rows.ts'
import { familyNames, givenNames } from '../src/seed/data/people.ts'
import type { Services } from '../src/platform/services.ts'
import { sheetFile } from '../test/support/workbooks.ts'
import type { UploadOrder } from './row-upload.ts'

const rows = 5000

type Person = Readonly<Record<string, string>>

/** Two letters more than any name of the sample has, another pair for every row: near to nobody, yet compared with all. */
const ending = (at: number) =>
  String.fromCodePoint(97 + (at % 26)).repeat(2) +
  String.fromCodePoint(97 + (Math.floor(at / 26) % 26)).repeat(2)

function newcomer(at: number, validUntil: string): Person {
  return {
    prcNumber: String(1_000_000 + at),
    phyTypeCode: 'MD',
    lastName: `${familyNames[at % familyNames.length]}${ending(at)}`,
    firstName: `${givenNames[(at * 7) % givenNames.length]}`,
    specializationCode: 'IM',
    relation: 'VISITING',
    emailAddress: `roster.${at}@doctor.example`,
    mobileNumber: `0917${String(1_000_000 + at)}`,
    birthDate: '1980-02-03',
    sex: 'F',
    prcValidity: validUntil,
  }
}

/** A roster of 5,000 rows for a facility of the sample: every second row is somebody on record, the others are new. */
export async function rosterUpload({ db, clock }: Services): Promise<UploadOrder> {
  const known = await rowsOf<Person>(
    db,
    sql`select prc_number as "prcNumber", phy_type_code as "phyTypeCode", last_name as "lastName",
          first_name as "firstName" from physician p
        where accepted and not deleted and id % 17 = 0 order by id limit ${rows / 2}`,
  )
  const validUntil = addDays(clock.today(), 500)
  const people = known.flatMap((person, at) => [person, newcomer(at, validUntil)])
  const table = people.map((person) => rosterFields.map(({ name }) => person[name] ?? null))
  return {
    username: 'officer',
    family: 'roster-import',
    kind: 'roster',
    fields: { healthFacilityCode: 'HF0000005' },
    bytes: sheetFile([rosterFields.map(({ label }) => label), ...table]),
    fileName: 'roster.xlsx',
  }
}
