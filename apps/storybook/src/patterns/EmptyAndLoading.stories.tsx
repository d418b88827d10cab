import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { EmptyState } from '@capiz/ui/EmptyState'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Columns, Stack } from '@capiz/ui/Stack'
import { VisuallyHidden } from '@capiz/ui/VisuallyHidden'
import { patterns } from '../../../../packages/ui/src/docs/patterns/index.ts'
import { patternParameters, patternStories } from './pattern-stories.tsx'

const meta: Meta = { title: 'Patterns/Empty and loading', tags: ['!autodocs'], parameters: patternParameters }
export default meta

/** The same place of a page in its four states. */
function StatesExample(): ReactElement {
  return (
    <Columns gap={4}>
      <Card title="Documents">
        <Stack gap={4}>
          <VisuallyHidden>Loading</VisuallyHidden>
          <Skeleton shape="title" width={24} />
          <Skeleton />
          <Skeleton />
          <Skeleton width={32} />
        </Stack>
      </Card>
      <EmptyState level={3} title="No documents yet" actions={<Button variant="primary">Add files</Button>}>
        Add the licence to operate first.
      </EmptyState>
      <EmptyState level={3} title="No document matches" actions={<Button>Clear search and filters</Button>}>
        Search for something else, or remove a filter to see more.
      </EmptyState>
      <ErrorState level={3} title="The documents could not be read" onRetry={() => undefined}>
        Unable to establish connection. Check your internet connection and try again.
      </ErrorState>
    </Columns>
  )
}

const stories = patternStories(patterns.emptyAndLoading, <StatesExample />)
export const EmptyAndLoading: StoryObj = { ...stories.page, name: 'Empty and loading' }
export const Example: StoryObj = { ...stories.example, tags: ['!dev'] }
export const Phone: StoryObj = { ...stories.phone, tags: ['!dev'] }
