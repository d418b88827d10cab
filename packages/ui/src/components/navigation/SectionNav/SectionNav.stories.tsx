import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Section } from '../../layout/Section/index.ts'
import { Stack } from '../../layout/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { SectionNav } from './index.ts'
import type { SectionNavProps } from './index.ts'

const sections = [
  { id: 'identity', label: 'Facility' },
  { id: 'contact', label: 'Contact', isChanged: true },
  { id: 'people', label: 'Contact persons', errorCount: 2, isChanged: true },
  { id: 'contract', label: 'Accreditation and contract', errorCount: 1 },
  { id: 'payment', label: 'Payment' },
]

/** Sections of which the fourth is folded until it is gone to. */
function Page({ onOpen, ...props }: SectionNavProps) {
  const [opened, setOpened] = useState<string>()
  return (
    <SectionNav
      {...props}
      onOpen={(id) => {
        setOpened(id)
        onOpen?.(id)
      }}
    >
      <Stack gap={6}>
        {props.sections.map(({ id, label }) => (
          <Section key={id} id={id} title={label}>
            {id === 'contract' && opened !== id ? (
              <Text tone="muted">Folded</Text>
            ) : (
              <Text>{`${label} and its fields.`}</Text>
            )}
          </Section>
        ))}
      </Stack>
    </SectionNav>
  )
}

const meta = {
  title: 'Navigation/SectionNav',
  component: SectionNav,
  args: { label: 'Sections', sections, onOpen: fn(), children: null },
  render: (args) => <Page {...args} />,
  parameters: { visual: { widths: [1440, 390] } },
} satisfies Meta<typeof SectionNav>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Contact persons\s*2 errors$/u })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Contact\s*Not saved$/u })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Facility' })).toHaveAttribute('aria-current', 'location'),
    )
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const ForcedColors: Story = { parameters: { visual: { forcedColors: true } } }
/** Enter on a link moves the focus to the heading of its section, and opens it where it was folded. */
export const Keyboard: Story = {
  parameters: { visual: { skip: 'Default is the same picture.' } },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Facility' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('contract')
    await expect(canvas.getByRole('heading', { name: 'Accreditation and contract' })).toHaveFocus()
    await expect(canvas.getByText('Accreditation and contract and its fields.')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Accreditation/u })).toHaveAttribute(
        'aria-current',
        'location',
      ),
    )
  },
}
/** In a narrow window the list is folded under one line, which says how many sections have errors. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: { visual: { skip: 'Default is taken at this width too.' } },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('button', { name: 'Sections, 2 with errors' })
    await userEvent.click(line)
    await userEvent.click(canvas.getByRole('link', { name: 'Payment' }))
    await expect(canvas.getByRole('heading', { name: 'Payment' })).toHaveFocus()
    await expect(line).toHaveAttribute('aria-expanded', 'false')
  },
}
