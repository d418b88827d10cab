import type { ReactElement } from 'react'
import { useState } from 'react'
import { SearchField } from '@capiz/ui/SearchField'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/SearchField' }

/** Over a list: the words, a cross that clears them, and how many are found. */
export function OverAList(): ReactElement {
  const [term, setTerm] = useState('sampaguita')
  return (
    <Stack gap={2}>
      <SearchField
        label="Search facilities"
        placeholder="Name, code or city"
        width="long"
        minLength={2}
        value={term}
        onChange={setTerm}
      />
      <Text size="compact" tone="muted">
        2 of 412 facilities
      </Text>
    </Stack>
  )
}

/** A search that begins with the first letter. */
export function DontSearchOneLetter(): ReactElement {
  const [term, setTerm] = useState('a')
  return (
    <Stack gap={2}>
      <SearchField label="Search facilities" width="long" value={term} onChange={setTerm} />
      <Text size="compact" tone="muted">
        398 of 412 facilities
      </Text>
    </Stack>
  )
}
