import type { ReactElement } from 'react'
import { Button } from '@capiz/ui/Button'
import { PersonLine } from '@capiz/ui/PersonLine'
import { Stack } from '@capiz/ui/Stack'

export default { title: 'Examples/PersonLine' }

/** Name and role; with an address the name is a link. */
export function WhoAndRole(): ReactElement {
  return (
    <Stack gap={3}>
      <PersonLine name="Dr. Marisol Reyes" detail="Medical director" href="#marisol" />
      <PersonLine name="Liza Abad" detail="Accreditation officer" />
    </Stack>
  )
}

/** Buttons in the second line. */
export function DontActInside(): ReactElement {
  return (
    <PersonLine
      name="Dr. Marisol Reyes"
      detail={
        <>
          Medical director <Button size="sm">Edit</Button> <Button size="sm">Remove</Button>
        </>
      }
    />
  )
}
