import { physicianDirectory } from '@capiz/api/contract/directory-physician'
import type { OutputOf } from '@capiz/api/contract/define'
import { Card } from '@capiz/ui/Card'
import { Link } from '@capiz/ui/Link'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import { doubtText } from '../doubt.ts'
import { clinicDayLabel } from './clinic-day.ts'
import { formatHours, placeText, professionLabel } from './format.ts'
import { nearQueryOf, type PhysicianState } from './physician-state.ts'

type NearPhysician = OutputOf<typeof physicianDirectory.near>[number]

function Near({ near }: { near: NearPhysician }): ReactElement {
  const doubt = doubtText(near.confirmed)
  return (
    <li>
      <Stack gap={1}>
        <Link href={`/directory/${near.physician.code}`}>{near.physician.description}</Link>
        <Text tone="muted">{professionLabel(near)}</Text>
        <Text>{[placeText(near), formatHours(near.hours)].filter(Boolean).join(': ')}</Text>
        {doubt !== '' && <Text tone="muted">{doubt}</Text>}
      </Stack>
    </li>
  )
}

/**
 * Those who match all but the place, the nearest first, and after them those whose details are not confirmed; nothing
 * where there are none or no place was asked for.
 */
export function Nearest({ state }: { state: PhysicianState }): ReactElement | null {
  const query = nearQueryOf(state)
  const answer = useCall(physicianDirectory.near, { query: query ?? {} }, { isEnabled: query !== undefined })
  const found = query === undefined ? [] : (answer.data ?? [])
  if (found.length === 0) return null
  const day = state.day === '' ? '' : `, ${clinicDayLabel(state.day)}`
  const isDoubted = found.some(({ confirmed }) => doubtText(confirmed) !== '')
  return (
    <Card level={2} title={`The nearest elsewhere${day}`}>
      <Stack gap={3}>
        {isDoubted && <Text tone="muted">Those who confirmed their details come first.</Text>}
        <Stack as="ul" gap={3}>
          {found.map((near) => (
            <Near key={near.physician.code} near={near} />
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
