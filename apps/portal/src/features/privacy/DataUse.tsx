import type { OutputOf } from '@capiz/api/contract/define'
import { dataUse } from '@capiz/api/contract/privacy'
import { formatDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Heading } from '@capiz/ui/Heading'
import { Inline, Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useState } from 'react'
import { dayOf } from '../../patterns/labels.ts'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { useMay, useProvider } from '../../patterns/provider/provider.ts'
import { useCall } from '../../platform/data/query.tsx'
import { ObjectionDialog } from './ObjectionDialog.tsx'
import { ReadError } from '../../patterns/ReadError.tsx'

type Use = OutputOf<typeof dataUse.get>['uses'][number]

/** The last statement in words: who made it, when, and how staff learned of it. */
function statementText({ statedBy, statedDate, reason, isObjected }: Use): string | undefined {
  if (statedDate === null) return undefined
  const what = isObjected ? 'Objected' : 'Objection withdrawn'
  return `${what} on ${formatDay(dayOf(statedDate))}, noted by ${statedBy ?? ''}${reason ? `: ${reason}` : '.'}`
}

function UseFacts({ use }: { use: Use }): ReactElement {
  const { data, recipients, basis, ends } = use
  return (
    <DescriptionList
      layout="sheet"
      facts={[
        { id: 'data', label: 'Data', value: data },
        { id: 'recipients', label: 'Who gets it', value: recipients },
        { id: 'basis', label: 'Basis', value: basis },
        ...(ends === null ? [] : [{ id: 'ends', label: 'If objected to', value: ends }]),
      ]}
    />
  )
}

/** A use the physician may object to, with what that ends and the way to do it. */
function ObjectableUse({ use }: { use: Use }): ReactElement {
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const { label, isObjected } = use
  const stated = statementText(use)
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        <Heading level={3} size="label">
          {label}
        </Heading>
        {isObjected ? <StatusBadge tone="attention" label="Objected to" /> : null}
      </Inline>
      <UseFacts use={use} />
      {stated === undefined ? null : <Text>{stated}</Text>}
      {may('note-objection') ? (
        <Inline>
          <Button
            aria-label={`${isObjected ? 'Withdraw the objection' : 'Object'}: ${label}`}
            onPress={() => setOpen(true)}
          >
            {isObjected ? 'Withdraw the objection' : 'Object'}
          </Button>
        </Inline>
      ) : null}
      {isOpen ? <ObjectionDialog use={use} onClose={() => setOpen(false)} /> : null}
    </Stack>
  )
}

/**
 * Every use of the data of a physician with its lawful basis, the objections to those that leave a choice, and the texts
 * agreed to.
 */
export function DataUse(): ReactElement {
  const { code } = useProvider()
  const answer = useCall(dataUse.get, { params: { code } })
  if (answer.isError) {
    return <ReadError title="The uses could not be read" answer={answer} />
  }
  if (answer.data === undefined) {
    return (
      <Card>
        <LoadingLines count={8} />
      </Card>
    )
  }
  const { uses, consents } = answer.data
  return (
    <Stack gap={4}>
      <Card title="Uses with a choice" description="An objection takes effect at once and can be withdrawn.">
        <Stack gap={5}>
          {uses
            .filter(({ ends }) => ends !== null)
            .map((use) => (
              <ObjectableUse key={use.purpose} use={use} />
            ))}
        </Stack>
      </Card>
      <Card title="Uses the accreditation needs">
        <Stack gap={5}>
          {uses
            .filter(({ ends }) => ends === null)
            .map((use) => (
              <Stack key={use.purpose} gap={2}>
                <Heading level={3} size="label">
                  {use.label}
                </Heading>
                <UseFacts use={use} />
              </Stack>
            ))}
        </Stack>
      </Card>
      <Card title="Texts agreed to">
        {consents.length === 0 ? (
          <Text tone="muted">None on the public pages: the record was entered by staff.</Text>
        ) : (
          <DescriptionList
            facts={consents.map(({ text, version, givenDate }, at) => ({
              id: String(at),
              label: text,
              value: `Version ${version}, on ${formatDay(dayOf(givenDate))}`,
            }))}
          />
        )}
      </Card>
    </Stack>
  )
}
