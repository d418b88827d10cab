import { seedRoles, type SeedRoleCode } from '@capiz/domain/access'
import { hashPassword } from '../../src/platform/auth/password.ts'
import {
  affiliation,
  appUser,
  city,
  codeCounter,
  facility,
  facilityAddress,
  physician,
  province,
  region,
  role,
} from '../../src/db/schema/index.ts'
import type { Database } from '../../src/db/types.ts'
import { tinyPassword, tinyUsers } from './tiny-seed.ts'

async function places(db: Database): Promise<number[]> {
  const [r] = await db
    .insert(region)
    .values({ code: '0600000000', description: 'Western Visayas' })
    .returning()
  const [p] = await db
    .insert(province)
    .values({ code: '0601900000', description: 'Capiz', regionId: r?.id ?? 0 })
    .returning()
  const cities = await db
    .insert(city)
    .values(
      [
        { code: '0601914000', description: 'City of Roxas', isCity: true },
        { code: '0601913000', description: 'Pontevedra', isCity: false },
      ].map((one) => ({ ...one, searchName: one.description.toUpperCase(), provinceId: p?.id ?? 0 })),
    )
    .returning()
  return cities.map((one) => one.id)
}

async function facilities(db: Database, cityId: number): Promise<number[]> {
  const rows = await db
    .insert(facility)
    .values(
      [
        ['HF0000001', 'Amihan-Dalisay Medical Center', 'HOSP', 'ACCREDITED'],
        ['HF0000002', 'Bituin-Hagdan Dental Clinic', 'DENT', 'ON_PROCESS'],
      ].map(([code = '', name = '', typeCode = '', accreditationStatusCode = '']) => ({
        code,
        name,
        nameKey: name.toLowerCase(),
        searchName: name.toUpperCase(),
        typeCode,
        accreditationStatusCode,
        emailAddress: `${code.toLowerCase()}@facility.example`,
        serviceTypes: ['OUTPATIENT'],
        tin: '999-000-001',
        contacts: [{ name: 'Ligaya Sample', coordinator: true }],
        mainCityId: cityId,
      })),
    )
    .returning()
  await db.insert(facilityAddress).values(
    rows.map(({ id }) => ({
      facilityId: id,
      addressType: 'MAIN',
      line: '1 Sampaguita Street',
      lineKey: '1 sampaguita street',
      cityId,
    })),
  )
  return rows.map((row) => row.id)
}

async function physicians(db: Database, facilityId: number): Promise<void> {
  const rows = await db
    .insert(physician)
    .values(
      [
        ['PHY0000001', 'Malaya', 'Isagani', '9000001'],
        ['PHY0000002', 'Bayani', 'Tala', '9000002'],
      ].map(([code = '', lastName = '', firstName = '', prcNumber = '']) => ({
        code,
        lastName,
        firstName,
        searchName: `${lastName} ${firstName}`.toUpperCase(),
        phyTypeCode: 'MD',
        prcNumber,
        accreditationStatusCode: 'ACCREDITED',
        specializations: [{ specializationCode: 'IM', primary: true }],
      })),
    )
    .returning()
  await db.insert(affiliation).values({
    code: 'AFF0000001',
    physicianId: rows[0]?.id ?? 0,
    facilityId,
    status: 'ACCREDITED',
  })
}

async function users(db: Database): Promise<void> {
  const passwordHash = await hashPassword(tinyPassword)
  const roles = await db.select().from(role)
  const linked: Partial<Record<SeedRoleCode, string>> = {
    PHYSICIAN: 'PHY0000001',
    HF_COORDINATOR: 'HF0000001',
  }
  await db.insert(appUser).values(
    seedRoles.map(({ code }, at) => ({
      code: `USR${String(at + 1).padStart(7, '0')}`,
      username: tinyUsers[code],
      emailAddress: `${tinyUsers[code]}@staff.example`,
      emailKey: `${tinyUsers[code]}@staff.example`,
      firstName: 'Sample',
      lastName: tinyUsers[code],
      roleId: roles.find((one) => one.code === code)?.id ?? 0,
      linkedCode: linked[code] ?? null,
      passwordHash,
    })),
  )
}

/** A user per role, two facilities, two physicians and the places they lie in. */
export async function minimalSeed(db: Database): Promise<void> {
  const [cityId = 0] = await places(db)
  const [facilityId = 0] = await facilities(db, cityId)
  await physicians(db, facilityId)
  await users(db)
  await db.insert(codeCounter).values([
    { series: 'facility', last: 100 },
    { series: 'physician', last: 100 },
    { series: 'affiliation', last: 100 },
    { series: 'user', last: 100 },
  ])
}
