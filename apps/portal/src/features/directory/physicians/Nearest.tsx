import { physicianDirectory } from '@capiz/api/contract/directory-physician'
import { Card } from '@capiz/ui/Card'
import { Link } from '@capiz/ui/Link'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import { clinicDayLabel } from './clinic-day.ts'
import { formatHours, placeText, professionLabel } from './format.ts'
import { nearQueryOf, type PhysicianState } from './physician-state.ts'

/** Those who match all but the place, the nearest first; nothing where there are none or no place was asked for. */
export function Nearest({ state }: { state: PhysicianState }): ReactElement | null {
  const query = nearQueryOf(state)
  const answer = useCall(physicianDirectory.near, { query: query ?? {} }, { isEnabled: query !== undefined })
  const found = query === undefined ? [] : (answer.data ?? [])
  if (found.length === 0) return null
  const day = state.day === '' ? '' : `, ${clinicDayLabel(state.day)}`
  return (
    <Card level={2} title={`The nearest elsewhere${day}`}>
      <Stack as="ul" gap={3}>
        {found.map(({ physician, dentist, specializations, facility, city, hours, distanceKm }) => (
          <li key={physician.code}>
            <Stack gap={1}>
              <Link href={`/directory/${physician.code}`}>{physician.description}</Link>
              <Text tone="muted">{professionLabel({ dentist, specializations })}</Text>
              <Text>
                {[placeText({ facility, city, distanceKm }), formatHours(hours)].filter(Boolean).join(': ')}
              </Text>
            </Stack>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
