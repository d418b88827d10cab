import type { ReactElement } from 'react'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Columns, Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/Stack' }

/** A heading near its text, more space between the groups. */
export function NestedGroups(): ReactElement {
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Text weight="medium">Room rates</Text>
        <Text>Ten room categories, in force since 1 Jul 2026.</Text>
      </Stack>
      <Stack gap={1}>
        <Text weight="medium">Packages</Text>
        <Text>Fourteen packages, in force since 1 Jan 2026.</Text>
      </Stack>
    </Stack>
  )
}

/** Beside each other while there is room, else below. */
export function WrappingLine(): ReactElement {
  return (
    <Inline>
      <Button variant="primary">Change status</Button>
      <Button>Add document</Button>
      <Button>Print the record</Button>
    </Inline>
  )
}

/** Two columns, the first twice as wide; one column on a phone. */
export function TwoColumns(): ReactElement {
  return (
    <Columns ratio="2/1">
      <Card title="Room rates">
        <Text>Ten room categories.</Text>
      </Card>
      <Card title="Contact">
        <Text>M. Santos</Text>
      </Card>
    </Columns>
  )
}

/** Four lines at one distance. */
export function DontSpaceEvenly(): ReactElement {
  return (
    <Stack gap={3}>
      <Text weight="medium">Room rates</Text>
      <Text>Ten room categories, in force since 1 Jul 2026.</Text>
      <Text weight="medium">Packages</Text>
      <Text>Fourteen packages, in force since 1 Jan 2026.</Text>
    </Stack>
  )
}

/** Two words a line. */
export function DontSqueeze(): ReactElement {
  const text = 'Covers the room, the operating room and the professional fee. Medicines are billed apart.'
  return (
    <Columns ratio="1/1/1/1">
      <Text>{text}</Text>
      <Text>{text}</Text>
      <Text>{text}</Text>
      <Text>{text}</Text>
    </Columns>
  )
}
