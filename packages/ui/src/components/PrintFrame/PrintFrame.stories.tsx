import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DescriptionList } from '../DescriptionList/index.ts'
import { Heading } from '../Heading/index.ts'
import { Stack } from '../Stack/index.ts'
import { PrintFrame } from './index.ts'

const meta = {
  title: 'Shell/PrintFrame',
  component: PrintFrame,
  args: {
    title: 'Sampaguita Medical Center',
    code: 'HF-000142',
    printedOn: '2026-11-20',
    printedBy: 'Marisol Santos',
    children: (
      <Stack>
        <Heading level={1}>Sampaguita Medical Center</Heading>
        <DescriptionList
          facts={[
            { id: 'type', label: 'Type', value: 'Tertiary hospital' },
            { id: 'city', label: 'City', value: 'Lipa City, Batangas' },
          ]}
        />
      </Stack>
    ),
  },
} satisfies Meta<typeof PrintFrame>
export default meta
type Story = StoryObj<typeof meta>

export const OnScreen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Printed 20 Nov 2026 by Marisol Santos')).not.toBeVisible()
    await expect(canvas.getByRole('heading')).toBeVisible()
  },
}
export const List: Story = {
  args: { title: 'Facilities', code: undefined, detail: 'Status: Accredited, Province: Batangas' },
}
