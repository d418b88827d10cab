import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { examplePhoto } from '../Avatar/Avatar.fixture.ts'
import { Stack } from '../../layout/Stack/index.ts'
import { PersonLine } from './index.ts'

const meta = {
  title: 'Data/PersonLine',
  component: PersonLine,
  args: { name: 'Dr. Ligaya Ramos', detail: 'Medical director' },
} satisfies Meta<typeof PersonLine>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithLink: Story = {
  args: { href: '#ligaya' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Dr. Ligaya Ramos' })).toHaveFocus()
  },
}
export const States: Story = {
  globals: { viewport: { value: 'w320' } },
  render: (args) => (
    <Stack>
      <PersonLine {...args} photo={examplePhoto} />
      <PersonLine name="Ñandu dela Peña" />
      <PersonLine
        name="Maria Consolacion Evangelista-Villanueva de los Santos y Buenaventura"
        detail="Head of the department of physical medicine and rehabilitation"
      />
    </Stack>
  ),
}
