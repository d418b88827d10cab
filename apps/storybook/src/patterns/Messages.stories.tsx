import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { ConfirmDialog } from '@capiz/ui/ConfirmDialog'
import { MessageLog } from '@capiz/ui/MessageLog'
import { Notice } from '@capiz/ui/Notice'
import { Inline, Stack } from '@capiz/ui/Stack'
import { toast, Toaster } from '@capiz/ui/Toaster'
import { patterns } from '../../../../packages/ui/src/docs/patterns/index.ts'
import { patternParameters, patternStories } from './pattern-stories.tsx'

const meta: Meta = { title: 'Patterns/Messages', tags: ['!autodocs'], parameters: patternParameters }
export default meta

const at = Date.UTC(2026, 10, 20, 6, 5, 0)

/** What stays is on the page, what passes and what must be answered is behind a button, what passed is in the log. */
function MessagesExample(): ReactElement {
  const [isAsking, setAsking] = useState(false)
  return (
    <Stack gap={4}>
      <Notice tone="attention" title="The licence to operate ends in 28 days">
        Send the renewed licence before 18 Dec 2026.
      </Notice>
      <Card title="Messages that pass or must be answered">
        <Inline>
          <Button onPress={() => void toast.success('Room rates submitted.')}>Submit room rates</Button>
          <Button variant="dangerOutline" onPress={() => setAsking(true)}>
            Remove licence.pdf…
          </Button>
        </Inline>
      </Card>
      <Card title="Message log">
        <MessageLog
          messages={[
            { key: '1', type: 'success', text: 'Room rates submitted.', count: 1, at },
            { key: '2', type: 'error', text: 'The file could not be sent.', count: 2, at: at - 180_000 },
          ]}
        />
      </Card>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Remove licence.pdf?"
        confirmLabel="Remove"
        isDanger
        onConfirm={() => setAsking(false)}
      >
        The document leaves the record. It stays in the history.
      </ConfirmDialog>
      <Toaster />
    </Stack>
  )
}

const stories = patternStories(patterns.messages, <MessagesExample />)
export const Messages: StoryObj = { ...stories.page }
export const Example: StoryObj = { ...stories.example, tags: ['!dev'] }
export const Phone: StoryObj = { ...stories.phone, tags: ['!dev'] }
