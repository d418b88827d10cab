import { priceImport } from '@capiz/api/contract/row-import'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { call } from '../../../platform/calls/api.ts'
import { text, useUrlState } from '../../../platform/routing/url-state.ts'
import type { PriceWorkProps } from '../edit/NewVersion.tsx'
import { ownerField } from '@capiz/domain/fees'
import { headerText } from '../model/headers.ts'
import { ImportList } from '../../../patterns/import/ImportList.tsx'
import { UploadStart } from '../../../patterns/import/UploadStart.tsx'
import { priceImportKind } from './price-import-kind.ts'
import { PriceImportReview } from './PriceImportReview.tsx'

/** The URL parameter with the upload in import review, so that a reload continues with it. */
const schema = { import: text }

/** Shows the import of prices from a file: the file choice, or the import review in progress, and earlier uploads. */
export function UploadSheet({ data, isRequest, onClose }: PriceWorkProps): ReactElement {
  const { screen, owner, list, names } = data
  const [state, change] = useUrlState(schema)
  const { pathname } = useLocation()
  const field = ownerField(screen.kind)
  const headerLabel = list === undefined ? '' : headerText(screen, list.header, names)
  if (state.import !== '') {
    return (
      <PriceImportReview
        key={state.import}
        code={state.import}
        isRequest={isRequest}
        again={
          <>
            <Button onPress={() => change({ import: '' })}>Choose another file</Button>
            <Button variant="quiet" onPress={onClose}>{`Back to ${screen.title.toLowerCase()}`}</Button>
          </>
        }
      />
    )
  }
  return (
    <Stack gap={6}>
      <Card title={`Upload: ${[screen.title.toLowerCase(), headerLabel].filter(Boolean).join(', ')}`}>
        <UploadStart
          kind={priceImportKind}
          label="Sheet"
          start={(file, sending) => {
            const fields = { ...list?.header, ...(field && { [field]: owner }) }
            return call(priceImport.start, { params: { kind: screen.kind }, fields, files: [file] }, sending)
          }}
          onStarted={(code) => change({ import: code })}
          onClose={onClose}
        >
          Fill the template, or use a list of your own: its columns can be matched after it was read.
          Everything is checked first; nothing is saved until you say so.
        </UploadStart>
      </Card>
      <Section title="Earlier uploads" level={2}>
        <ImportList
          kind={priceImportKind}
          of={{ kind: screen.kind, ...(owner !== '' && { ownerCode: owner }) }}
          emptyText="Files of these prices appear here with what became of them."
          hrefOf={(code) => `${pathname}?do=upload&import=${code}`}
        />
      </Section>
    </Stack>
  )
}
