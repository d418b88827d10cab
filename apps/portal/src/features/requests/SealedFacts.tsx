import { request } from '@capiz/api/contract/request'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Code } from '@capiz/ui/Code'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { call } from '../../platform/calls/api.ts'
import { saveFile } from '../../platform/data/object-urls.ts'
import { reportError } from '../../platform/feedback/report-error.ts'
import type { RequestView } from './review-model.ts'

/** Shows the hash of the facts a decision on a status was based on, and offers their bytes; nothing where none were sealed. */
export function SealedFacts({ view }: { view: RequestView }): ReactElement | null {
  const { code, packetHash: hash } = view
  if (!hash) return null
  const download = async (): Promise<void> => {
    try {
      saveFile(await call(request.packet, { params: { code } }))
    } catch (error) {
      reportError(error)
    }
  }
  return (
    <Card title="Sealed facts">
      <Inline gap={3} justify="between">
        <Stack gap={0}>
          <Text>The facts this decision was based on, with the documents by their hash.</Text>
          <Text tone="muted">
            sha256 <Code>{hash}</Code>
          </Text>
        </Stack>
        <Button size="sm" variant="quiet" onPress={() => void download()}>
          Download
        </Button>
      </Inline>
    </Card>
  )
}
