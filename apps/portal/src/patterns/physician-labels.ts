import type { Choice } from '@capiz/domain/field'
import {
  membershipClasses,
  professions as professionChoices,
  sexes as sexChoices,
} from '@capiz/domain/physician'

const optionsOf = (choices: readonly Choice[]) => choices.map(({ code, label }) => ({ value: code, label }))

/** Professions as a control takes them. */
export const professions = optionsOf(professionChoices)

/** Sexes as a control takes them. */
export const sexes = optionsOf(sexChoices)

/** Classes of membership in a specialty society as a control takes them. */
export const memberships = optionsOf(membershipClasses)

/** The words of a code out of one of these lists; the code itself where it is not among them. */
export function labelOf(list: readonly { value: string; label: string }[], code: string): string {
  return list.find(({ value }) => value === code)?.label ?? code
}
