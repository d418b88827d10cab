import type { ReactElement } from 'react'
import { useState } from 'react'
import { PermissionMatrix } from '@capiz/ui/accreditation/PermissionMatrix'
import type { Grants } from '@capiz/ui/accreditation/PermissionMatrix'
import { Section } from '@capiz/ui/Section'

export default { title: 'Examples/PermissionMatrix', parameters: { docs: { isWide: true } } }

const roles = [
  { id: 'OFFICER', name: 'Accreditation officer', holders: 6 },
  { id: 'RATES', name: 'Rates officer', holders: 1 },
]

const groups = [
  {
    label: 'Facilities',
    permissions: [
      { id: 'VIEW', label: 'See facilities' },
      { id: 'EDIT', label: 'Change facilities', hint: 'Plain fields; others need a request.' },
    ],
  },
  { label: 'Prices', permissions: [{ id: 'RATE', label: 'Change rates' }] },
]

const given: Grants = { OFFICER: { VIEW: 'all', EDIT: 'all' }, RATES: { VIEW: 'all', RATE: 'all' } }

/** Permissions in the words of the work, under the part of the product they belong to. */
export function GroupedByPart(): ReactElement {
  const [grants, setGrants] = useState(given)
  return (
    <Section title="Roles" description="A change takes effect at the next sign-in of its people.">
      <PermissionMatrix
        label="Permissions of the roles"
        roles={roles}
        groups={groups}
        grants={grants}
        onChange={(role, permission, isGranted) =>
          setGrants({ ...grants, [role]: { ...grants[role], [permission]: isGranted ? 'all' : undefined } })
        }
      />
    </Section>
  )
}

/** Read only for people who may not change roles: without `onChange` there are no boxes. */
export function ReadOnly(): ReactElement {
  return (
    <Section title="Roles" description="A change takes effect at the next sign-in of its people.">
      <PermissionMatrix label="Permissions of the roles" roles={roles} groups={groups} grants={given} />
    </Section>
  )
}

/** Codes in one long list: only their makers know them. */
export function DontShowCodes(): ReactElement {
  const [grants, setGrants] = useState<Grants>({ OFFICER: { HF_VIEW: 'all' } })
  return (
    <Section title="Roles" description="A change takes effect at the next sign-in of its people.">
      <PermissionMatrix
        label="Permissions of the roles"
        roles={roles}
        groups={[
          {
            label: 'All',
            permissions: [
              { id: 'HF_VIEW', label: 'HF_VIEW' },
              { id: 'HF_EDIT', label: 'HF_EDIT' },
              { id: 'RATE_EDIT', label: 'RATE_EDIT' },
            ],
          },
        ]}
        grants={grants}
        onChange={(role, permission, isGranted) =>
          setGrants({ ...grants, [role]: { ...grants[role], [permission]: isGranted ? 'all' : undefined } })
        }
      />
    </Section>
  )
}
