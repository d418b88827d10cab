import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack/index.ts'
import { TagGroup } from './index.ts'
import type { TagGroupProps } from './index.ts'

const specialisations = ['Cardiology', 'Internal medicine', 'Adult interventional cardiology', 'Pulmonology']

function Controlled(props: TagGroupProps) {
  const [tags, setTags] = useState(props.tags)
  return <TagGroup {...props} tags={tags} onRemove={(id) => setTags(tags.filter((tag) => tag.id !== id))} />
}

const meta = {
  title: 'Data/TagGroup',
  component: TagGroup,
  args: { label: 'Specialisations', tags: specialisations.map((label) => ({ id: label, label })) },
} satisfies Meta<typeof TagGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const States: Story = {
  render: (args) => (
    <Stack>
      <TagGroup {...args} hasVisibleLabel />
      <TagGroup {...args} onRemove={() => undefined} />
      <TagGroup {...args} label="Nothing chosen" tags={[]} />
    </Stack>
  ),
}
export const RemovedByKeyboard: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    const tag = (name: string) => canvas.queryByRole('row', { name })
    await userEvent.tab()
    await expect(tag('Cardiology')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tag('Internal medicine')).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(tag('Internal medicine')).toBeNull()
    await expect(tag('Adult interventional cardiology')).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(tag('Pulmonology')).toHaveFocus()
  },
}
export const Narrow: Story = {
  ...States,
  args: { tags: [{ id: 'long', label: 'Pediatric hematology and oncology'.repeat(3) }] },
  globals: { viewport: { value: 'w320' } },
}
