/** A row of the table of sign-in groups: members of the group may hold the role. */
export interface SignInGroup {
  group: string
  roleCode: string
}

/** Role a user has after a single sign-on, or why there is none. */
type GroupVerdict =
  | { kind: 'keep' }
  | { kind: 'change'; roleCode: string }
  | { kind: 'none' }
  | { kind: 'several'; roleCodes: readonly string[] }

/**
 * Compares the groups of an identity with the table. A role the table does not name was given by an administrator and
 * stays; a role of the table is held by members of one of its groups only, and gives way to the one role the groups of
 * the user stand for.
 */
export function roleByGroups(
  groups: readonly string[],
  rows: readonly SignInGroup[],
  heldRole: string,
): GroupVerdict {
  if (!rows.some(({ roleCode }) => roleCode === heldRole)) return { kind: 'keep' }
  const granted = [
    ...new Set(rows.filter(({ group }) => groups.includes(group)).map(({ roleCode }) => roleCode)),
  ]
  if (granted.includes(heldRole)) return { kind: 'keep' }
  const [first, ...others] = granted
  if (first === undefined) return { kind: 'none' }
  return others.length > 0 ? { kind: 'several', roleCodes: granted } : { kind: 'change', roleCode: first }
}
