import type { roleInsight } from '@capiz/api/contract/admin'
import type { OutputOf } from '@capiz/api/contract/define'
import { plural } from '@capiz/domain/text'
import { Card } from '@capiz/ui/Card'
import { Disclosure } from '@capiz/ui/Disclosure'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Columns, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { matrixGroups } from './matrix-state.ts'
import * as styles from '../security.css.ts'
import { ReadError } from '../../../patterns/ReadError.tsx'

type Catalogue = OutputOf<typeof roleInsight.catalogue>
type Call = Catalogue['permissions'][number]['calls'][number]

function Calls({ title, calls }: { title: string; calls: readonly Call[] }): ReactElement {
  const summaries = [...new Set(calls.map(({ summary }) => summary))].toSorted((a, b) => a.localeCompare(b))
  return (
    <div>
      <Text weight="strong">{`${title}: ${summaries.length}`}</Text>
      {summaries.length === 0 ? (
        <Text tone="muted">Nothing.</Text>
      ) : (
        <ul className={styles.calls}>
          {summaries.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

const options = matrixGroups.flatMap(({ label, permissions }) =>
  permissions.map((one) => ({ value: one.id, label: `${label}: ${one.label.toLowerCase()}` })),
)

/** Shows the calls one permission opens, read from the table of calls the server checks against. */
export function WhatOpens({ catalogue }: { catalogue: UseQueryResult<Catalogue> }): ReactElement {
  const [chosen, setChosen] = useState('HF_VIEW')
  const calls = catalogue.data?.permissions.find(({ permission }) => permission === chosen)?.calls
  return (
    <Card>
      <Disclosure title="What a permission opens">
        <Stack gap={4}>
          <Text tone="muted">Read from the list the server itself checks every call against.</Text>
          <NativeSelect
            label="Permission"
            value={chosen}
            onChange={setChosen}
            options={options}
            width="long"
          />
          {catalogue.isError ? (
            <ReadError title="The list could not be read" answer={catalogue} />
          ) : calls === undefined ? (
            <LoadingLines count={4} />
          ) : calls.length === 0 ? (
            <Text>
              It opens nothing by itself: it widens what other permissions allow, inside the calls they open.
            </Text>
          ) : (
            <>
              <Text tone="muted">{`${plural(calls.length, 'action', 'actions')} of the server.`}</Text>
              <Columns ratio="1/1">
                <Calls title="To read" calls={calls.filter(({ changes }) => !changes)} />
                <Calls title="To change" calls={calls.filter(({ changes }) => changes)} />
              </Columns>
            </>
          )}
        </Stack>
      </Disclosure>
    </Card>
  )
}
