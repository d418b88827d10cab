import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { DocumentUploader } from '@capiz/ui/accreditation/DocumentUploader'
import { Notice } from '@capiz/ui/Notice'
import { ProgressBar } from '@capiz/ui/ProgressBar'
import { Card } from '@capiz/ui/Card'
import { Stack } from '@capiz/ui/Stack'
import { patterns } from '../../../../packages/ui/src/docs/patterns/index.ts'
import { patternParameters, patternStories } from './pattern-stories.tsx'

const meta: Meta = { title: 'Patterns/Upload', tags: ['!autodocs'], parameters: patternParameters }
export default meta

const noChange = () => undefined

/** A checklist of documents, and a sheet of rows that is being checked. */
function UploadExample(): ReactElement {
  return (
    <Stack gap={4}>
      <DocumentUploader
        label="Credentials"
        today="2026-11-20"
        offers={[
          { code: 'LTO', label: 'DOH licence to operate', isRequired: true, dateLabel: 'Valid until' },
          { code: 'BPERMIT', label: "Mayor's permit", isRequired: true, dateLabel: 'Valid until' },
        ]}
        existing={[
          {
            uuid: 'a',
            typeCode: 'LTO',
            fileName: 'licence-2026.pdf',
            size: 840_000,
            validityDate: '2026-12-18',
            state: 'EXPIRING',
          },
        ]}
        onPreview={noChange}
        onRemoveExisting={noChange}
        onRowsChange={noChange}
      />
      <Card title="Room rates from a file">
        <Stack gap={4}>
          <ProgressBar label="Checking room-rates.xlsx" value={35} valueLabel="1,200 of 3,400 rows" />
          <Notice tone="info">Everything is checked first; nothing is saved until you say so.</Notice>
        </Stack>
      </Card>
    </Stack>
  )
}

const stories = patternStories(patterns.upload, <UploadExample />)
export const Upload: StoryObj = { ...stories.page }
export const Example: StoryObj = { ...stories.example, tags: ['!dev'] }
export const Phone: StoryObj = { ...stories.phone, tags: ['!dev'] }
