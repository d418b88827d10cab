import { priceImport } from '@capiz/api/contract/row-import'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { call } from '../../../lib/api.ts'
import { text, useUrlState } from '../../../lib/url-state.ts'
import type { PriceWorkProps } from '../edit/NewVersion.tsx'
import { ownerField } from '@capiz/domain/fees'
import { headerWords } from '../model/headers.ts'
import { ImportList } from '../../../patterns/import/ImportList.tsx'
import { UploadStart } from '../../../patterns/import/UploadStart.tsx'
import { priceBench } from './price-bench.ts'
import { PriceWorkbench } from './PriceWorkbench.tsx'

/** Which upload is on the bench; it stands in the address, so that a reload goes on with it. */
const schema = { import: text }

/** Prices out of a file: choosing it, or the bench of the one that is in work, and the uploads before. */
export function UploadSheet({ data, isRequest, onClose }: PriceWorkProps): ReactElement {
  const { screen, owner, list, names } = data
  const [state, change] = useUrlState(schema)
  const { pathname } = useLocation()
  const field = ownerField(screen.kind)
  const words = list === undefined ? '' : headerWords(screen, list.header, names)
  if (state.import !== '') {
    return (
      <PriceWorkbench
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
      <Card title={`Upload: ${[screen.title.toLowerCase(), words].filter(Boolean).join(', ')}`}>
        <UploadStart
          bench={priceBench}
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
          bench={priceBench}
          of={{ kind: screen.kind, ...(owner !== '' && { ownerCode: owner }) }}
          emptyText="Files of these prices appear here with what became of them."
          hrefOf={(code) => `${pathname}?do=upload&import=${code}`}
        />
      </Section>
    </Stack>
  )
}
