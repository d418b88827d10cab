import { seedRoleCodes, type SeedRoleCode } from '@capiz/domain/access'
import { normalise } from '@capiz/domain/text'
import { formatCode } from '../platform/runtime/codes.ts'
import type { appUser } from '../db/schema/index.ts'
import { momentAt, stampsAt, type SeedInputs } from './context.ts'
import { familyNames, givenNames } from './data/people.ts'
import { physicianName } from './physician.ts'
import { stream } from './random.ts'
import { indices } from './size.ts'

/** The password of every sample account; for demonstrations and tests only. */
export const samplePassword = 'Bangka-sa-Ilog-77'

/** Username of the sample account of each role. */
export const sampleUsers: Readonly<Record<SeedRoleCode, string>> = {
  PHYSICIAN: 'physician',
  HF_COORDINATOR: 'coordinator',
  ACCREDITATION_OFFICER: 'officer',
  RATES_OFFICER: 'rates',
  APPROVER: 'approver',
  COMPLIANCE_OFFICER: 'compliance',
  REPORTS_VIEWER: 'reports',
  SYSTEM_ADMINISTRATOR: 'admin',
}

/** An account of the sample. */
export interface SeedUser {
  code: string
  username: string
  firstName: string
  lastName: string
  emailAddress: string
  role: SeedRoleCode
  linkedCode: string | null
  deleted: boolean
}

interface Part {
  username: string
  role: SeedRoleCode
  linkedCode: string | null
}

const hf = (number: number) => formatCode('facility', number, '')
const phy = (number: number) => formatCode('physician', number, '')

/** One account per role in the order of the roles, then second ones where two people must differ. */
const fixtureUsers: readonly Part[] = [
  ...seedRoleCodes.map((role) => ({
    username: sampleUsers[role],
    role,
    linkedCode: role === 'PHYSICIAN' ? phy(1) : role === 'HF_COORDINATOR' ? hf(1) : null,
  })),
  { username: 'officer2', role: 'ACCREDITATION_OFFICER', linkedCode: null },
  { username: 'coordinator2', role: 'HF_COORDINATOR', linkedCode: hf(3) },
  { username: 'physician2', role: 'PHYSICIAN', linkedCode: phy(2) },
  { username: 'former.officer', role: 'ACCREDITATION_OFFICER', linkedCode: null },
]

const staffRoles: readonly SeedRoleCode[] = [
  'ACCREDITATION_OFFICER',
  'RATES_OFFICER',
  'COMPLIANCE_OFFICER',
  'REPORTS_VIEWER',
  'APPROVER',
]

/** Drawn accounts: two of eight are staff, three coordinators, three physicians. */
function drawnPart(index: number): Part {
  const turn = index - fixtureUsers.length
  const round = Math.floor(turn / 8)
  const place = turn % 8
  if (place < 2) {
    const role = staffRoles[(round * 2 + place) % staffRoles.length] as SeedRoleCode
    return { username: `staff.${index + 1}`, role, linkedCode: null }
  }
  if (place < 5) {
    return {
      username: `coordinator.${index + 1}`,
      role: 'HF_COORDINATOR',
      linkedCode: hf(13 + round * 3 + place - 2),
    }
  }
  return {
    username: `physician.${index + 1}`,
    role: 'PHYSICIAN',
    linkedCode: phy(41 + round * 3 + place - 5),
  }
}

/** The name of a physician's account is that of the record it opens. */
function ownName(inputs: Pick<SeedInputs, 'seedNumber'>, { linkedCode }: Part) {
  const [lastName, firstName] = physicianName(inputs, Number(linkedCode?.slice(phy(0).search(/\d/))) - 1)
  return { firstName, lastName }
}

/** When an account was last signed in with: most in the last week, a few never. */
function lastLogin(inputs: SeedInputs, { deleted }: SeedUser, index: number): Date | null {
  const source = stream(inputs.seedNumber, 'sign-in', index)
  const minute = source.int(0, 539)
  if (deleted) return momentAt(inputs, -source.int(60, 200), minute)
  if (index < fixtureUsers.length || source.chance(0.75)) return momentAt(inputs, -source.int(1, 6), minute)
  return source.chance(0.7) ? momentAt(inputs, -source.int(7, 60), minute) : null
}

/** The account at an index of the sample. */
export function seedUser(inputs: Pick<SeedInputs, 'seedNumber'>, index: number): SeedUser {
  const source = stream(inputs.seedNumber, 'user', index)
  const part = fixtureUsers[index] ?? drawnPart(index)
  const drawn = { firstName: source.pick(givenNames), lastName: source.pick(familyNames) }
  return {
    ...part,
    code: formatCode('user', index + 1, ''),
    ...(part.role === 'PHYSICIAN' ? ownName(inputs, part) : drawn),
    // the accounts everybody knows by heart have one domain
    emailAddress: `${part.username}@${index < fixtureUsers.length || part.linkedCode === null ? 'staff' : 'provider'}.example`,
    deleted: part.username === 'former.officer',
  }
}

/** The sample account of a username of the cast. */
export function fixtureUser(inputs: Pick<SeedInputs, 'seedNumber'>, username: string): SeedUser {
  const index = fixtureUsers.findIndex((each) => each.username === username)
  if (index < 0) throw new Error(`There is no sample account ${username}.`)
  return seedUser(inputs, index)
}

/** Accounts as stored. */
export function* userRows(inputs: SeedInputs): Generator<typeof appUser.$inferInsert & { id: number }> {
  for (const [index] of indices('user', inputs.size)) {
    const one = seedUser(inputs, index)
    const { role, ...user } = one
    yield {
      ...stampsAt(inputs, { offset: -400, by: 'SYSTEM' }, undefined, index),
      id: index + 1,
      ...user,
      emailKey: normalise(user.emailAddress),
      roleId: inputs.roleIds[role],
      passwordHash: inputs.passwordHash,
      temporaryPassword: false,
      lastLogin: lastLogin(inputs, one, index),
    }
  }
}
