import type { ReactElement } from 'react'
import { DiffTable } from '@capiz/ui/DiffTable'

export default { title: 'Examples/DiffTable', parameters: { docs: { isWide: true } } }

/** Before and after; a value that moved since the request is marked. */
export function MovedSince(): ReactElement {
  return (
    <DiffTable
      label="Requested changes"
      none="not offered"
      hasUnchanged
      rows={[
        {
          field: 'icu',
          label: 'ICU, daily rate',
          kind: 'peso',
          before: 1_140_000,
          requested: 1_240_000,
          now: 1_160_000,
          changed: true,
          moved: true,
        },
        {
          field: 'isolation',
          label: 'Isolation room',
          kind: 'peso',
          before: null,
          requested: 978_000,
          changed: true,
        },
        {
          field: 'contact',
          label: 'Contact person',
          kind: 'text',
          before: 'M. Santos',
          requested: 'M. Santos',
          changed: false,
        },
      ]}
    />
  )
}

/** Fields that did not change, drawn as if they had. */
export function DontShowUnchanged(): ReactElement {
  return (
    <DiffTable
      label="Requested changes"
      rows={[
        {
          field: 'name',
          label: 'Name',
          kind: 'text',
          before: 'Sampaguita',
          requested: 'Sampaguita',
          changed: true,
        },
        {
          field: 'icu',
          label: 'ICU, daily rate',
          kind: 'peso',
          before: 1_140_000,
          requested: 1_240_000,
          changed: true,
        },
        {
          field: 'contact',
          label: 'Contact person',
          kind: 'text',
          before: 'M. Santos',
          requested: 'M. Santos',
          changed: true,
        },
      ]}
    />
  )
}
