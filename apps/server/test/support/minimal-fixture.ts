import { seedRoles, type SeedRoleCode } from '@capiz/domain/access'
import { hashPassword } from '../../src/platform/auth/password.ts'
import { appUser, city, facility, physician, province, region, role } from '../../src/db/schema/index.ts'
import type { Database } from '../../src/db/types.ts'
import { tinyPassword } from '../setup/tiny-seed.ts'

const usernames: Record<SeedRoleCode, string> = {
  PHYSICIAN: 'physician',
  HF_COORDINATOR: 'coordinator',
  ACCREDITATION_OFFICER: 'officer',
  RATES_OFFICER: 'rates',
  APPROVER: 'approver',
  COMPLIANCE_OFFICER: 'compliance',
  REPORTS_VIEWER: 'reports',
  SYSTEM_ADMINISTRATOR: 'admin',
}

const linked: Partial<Record<SeedRoleCode, string>> = { PHYSICIAN: 'PHY0000001', HF_COORDINATOR: 'HF0000001' }

async function addPlaces(db: Database): Promise<number> {
  const [west] = await db
    .insert(region)
    .values({ code: '0600000000', description: 'Western Visayas' })
    .returning()
  const [capiz] = await db
    .insert(province)
    .values({ code: '0601900000', description: 'Capiz', regionId: west?.id ?? 0 })
    .returning()
  const names = [
    ['0601914000', 'City of Roxas'],
    ['0601913000', 'Pontevedra'],
  ] as const
  const cities = await db
    .insert(city)
    .values(
      names.map(([code, description]) => ({
        code,
        description,
        isCity: description.startsWith('City'),
        searchName: description.toUpperCase(),
        provinceId: capiz?.id ?? 0,
      })),
    )
    .returning()
  return cities[0]?.id ?? 0
}

async function addProviders(db: Database, cityId: number): Promise<void> {
  const facilities = [
    ['HF0000001', 'Amihan-Dalisay Medical Center', 'HOSP'],
    ['HF0000002', 'Bituin-Hagdan Dental Clinic', 'DENT'],
  ] as const
  await db.insert(facility).values(
    facilities.map(([code, name, typeCode]) => ({
      code,
      name,
      nameKey: name.toLowerCase(),
      searchName: name.toUpperCase(),
      typeCode,
      accreditationStatusCode: 'ACCREDITED',
      mainCityId: cityId,
    })),
  )
  const physicians = [
    ['PHY0000001', 'Malaya', 'Isagani', '9000001'],
    ['PHY0000002', 'Bayani', 'Tala', '9000002'],
  ] as const
  await db.insert(physician).values(
    physicians.map(([code, lastName, firstName, prcNumber]) => ({
      code,
      lastName,
      firstName,
      searchName: `${lastName} ${firstName}`.toUpperCase(),
      phyTypeCode: 'MD',
      prcNumber,
      accreditationStatusCode: 'ACCREDITED',
    })),
  )
}

/** A user per role, two facilities, two physicians and where they lie; no lists, so that a test knows them all. */
export async function addMinimalFixture(db: Database): Promise<void> {
  await addProviders(db, await addPlaces(db))
  const passwordHash = await hashPassword(tinyPassword)
  const roles = await db.select().from(role)
  await db.insert(appUser).values(
    seedRoles.map(({ code }, at) => ({
      code: `USR${String(at + 1).padStart(7, '0')}`,
      username: usernames[code],
      emailAddress: `${usernames[code]}@staff.example`,
      emailKey: `${usernames[code]}@staff.example`,
      firstName: 'Sample',
      lastName: usernames[code],
      roleId: roles.find((one) => one.code === code)?.id ?? 0,
      linkedCode: linked[code] ?? null,
      passwordHash,
    })),
  )
}
