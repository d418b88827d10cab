import type { ReactElement } from 'react'
import { Code } from '@capiz/ui/Code'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Mark, Wordmark } from '@capiz/ui/Wordmark'

export default { title: 'Examples/Wordmark' }

/** The window and the name. */
export function Sizes(): ReactElement {
  return (
    <Stack align="start">
      <Wordmark name="Capiz" size="sm" />
      <Wordmark name="Capiz" />
      <Wordmark name="Capiz" size="lg" />
    </Stack>
  )
}

/** The window alone, where there is no room for the name. */
export function MarkAlone(): ReactElement {
  return (
    <Inline>
      <Mark size={24} />
      <Mark size={32} />
    </Inline>
  )
}

/** A name of one’s own making. */
export function DontSetTheName(): ReactElement {
  return (
    <Inline gap={2}>
      <Mark size={32} />
      <Code>CAPIZ</Code>
    </Inline>
  )
}
