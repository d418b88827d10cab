import type { ReactElement } from 'react'
import { Heading } from '@capiz/ui/Heading'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/Heading' }

/** The title of a section in the size of a smaller one. */
export function LevelAndSize(): ReactElement {
  return (
    <Stack gap={1}>
      <Heading level={2} size="h3">
        Room rates
      </Heading>
      <Text>Ten room categories.</Text>
    </Stack>
  )
}

/** The name of a record has the serif. */
export function RecordName(): ReactElement {
  return (
    <Heading level={1} size="display">
      Sampaguita Medical Center
    </Heading>
  )
}

/** The title of the page at level 4, because that is small. */
export function DontChooseBySize(): ReactElement {
  return (
    <Stack gap={1}>
      <Heading level={4}>Room rates</Heading>
      <Text>Ten room categories.</Text>
    </Stack>
  )
}
