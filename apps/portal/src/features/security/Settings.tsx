import { settings } from '@capiz/api/contract/admin'
import { Card } from '@capiz/ui/Card'
import { Code } from '@capiz/ui/Code'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Notice } from '@capiz/ui/Notice'
import { Columns, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { ReadError } from '../../patterns/ReadError.tsx'

/** The configuration the server runs on; what deserves attention stands first. */
export function Settings(): ReactElement {
  const answer = useCall(settings.get)
  if (answer.isError) {
    return <ReadError title="The settings could not be read" answer={answer} />
  }
  if (answer.data === undefined) {
    return (
      <Card>
        <LoadingLines count={8} />
      </Card>
    )
  }
  const { groups } = answer.data
  const warnings = groups.flatMap((group) => group.settings.filter(({ warning }) => warning !== null))
  return (
    <Stack gap={5}>
      {warnings.map(({ label, warning }) => (
        <Notice key={label} tone="attention" title={label}>
          {warning}
        </Notice>
      ))}
      <Columns ratio="1/1">
        {groups.map(({ title, settings: shown }) => (
          <Card key={title} title={title}>
            <DescriptionList
              layout="rows"
              facts={shown.map(({ label, value, variable }) => ({
                id: label,
                label,
                value: (
                  <>
                    <Text as="div">{value}</Text>
                    {variable ? <Code>{variable}</Code> : null}
                  </>
                ),
              }))}
            />
          </Card>
        ))}
      </Columns>
    </Stack>
  )
}
