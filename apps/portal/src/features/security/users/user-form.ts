import { UserInput } from '@capiz/api/schema/auth'
import type { Marker } from '@capiz/domain/access'
import { codePatterns } from '@capiz/domain/codes'
import * as v from 'valibot'
import type { UserValues } from './user-values.ts'

/** The kind of record an account with the role of a provider belongs to. */
export const linkedTo = {
  PHY: {
    label: 'Code of the physician',
    hint: 'The physician this account belongs to, such as PHY0000123.',
    missing: 'Enter the code of the physician, such as PHY0000123.',
    pattern: new RegExp(`^${codePatterns.physician}$`, 'i'),
  },
  HFC: {
    label: 'Code of the facility',
    hint: 'The facility this account belongs to, such as HF0000123.',
    missing: 'Enter the code of the facility, such as HF0000123.',
    pattern: new RegExp(`^${codePatterns.facility}$`, 'i'),
  },
} as const

const { firstName, lastName, ...others } = UserInput.entries

const entries = {
  firstName,
  lastName,
  ...others,
  roleId: v.pipe(v.number(), v.minValue(1, 'Choose a role.')),
}

interface Named {
  roleId: number
  linkedCode?: string | null
}

/** Whom a role is for; undefined while the roles are not known. */
export type MarkerOfRole = (roleId: number) => Marker | undefined

/** Returns the schema of a user, with messages in the order of the fields; a provider's account names its record. */
export function userForm(markerOfRole: MarkerOfRole): v.GenericSchema<UserValues, unknown> {
  const isNamed = (marker: keyof typeof linkedTo, { roleId, linkedCode }: Named): boolean =>
    markerOfRole(roleId) !== marker || linkedTo[marker].pattern.test(linkedCode ?? '')
  const schema = v.pipe(
    v.object(entries),
    v.forward(
      v.partialCheck([['roleId'], ['linkedCode']], (given) => isNamed('PHY', given), linkedTo.PHY.missing),
      ['linkedCode'],
    ),
    v.forward(
      v.partialCheck([['roleId'], ['linkedCode']], (given) => isNamed('HFC', given), linkedTo.HFC.missing),
      ['linkedCode'],
    ),
  )
  return schema as v.GenericSchema<unknown, unknown> as v.GenericSchema<UserValues, unknown>
}
