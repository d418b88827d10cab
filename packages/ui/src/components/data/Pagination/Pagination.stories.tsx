import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Pagination } from './index.ts'
import type { PaginationProps } from './index.ts'

const page = (number: number, totalElements = 347, size = 10) => ({
  number,
  size,
  totalElements,
  totalPages: Math.ceil(totalElements / size),
})

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: { label: 'Facilities, pages', page: page(0), onChange: fn() },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

function Live(props: PaginationProps) {
  const [now, setNow] = useState(props.page)
  return (
    <Pagination
      {...props}
      page={now}
      onChange={(next) => {
        props.onChange(next)
        setNow(page(next.page, now.totalElements, next.size))
      }}
    />
  )
}

export const First: Story = {}
export const Middle: Story = { args: { page: page(17) } }
export const Last: Story = { args: { page: page(34) } }
export const Dark: Story = { args: { page: page(17) }, globals: { theme: 'dark' } }
export const Phone: Story = { args: { page: page(17) }, globals: { viewport: { value: 'w390' } } }
export const Compact: Story = { args: { variant: 'compact', page: page(3) } }
export const Nothing: Story = { args: { page: page(0, 0) } }
export const OnePage: Story = { args: { page: page(0, 4) } }
export const TenThousandPages: Story = { args: { page: page(4999, 100_000) } }

/** P3: Previous stays in the tab order on the first page and does nothing. P7: focus stays on the pressed button. */
export const Keyboard: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvas, args }) => {
    const previous = canvas.getByRole('button', { name: 'Previous page' })
    previous.focus()
    await expect(previous).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    const next = canvas.getByRole('button', { name: 'Next page' })
    next.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(next).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  },
}
/** P6: the first row stays in view when the size changes. */
export const ChangeOfSize: Story = {
  args: { page: page(7) },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows' }), '25')
    await expect(args.onChange).toHaveBeenCalledWith({ page: 2, size: 25 })
  },
}
/** P8: in a narrow place there are two buttons and the place between them. */
export const Narrow: Story = {
  args: { page: page(17) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('button').filter((button) => button.getClientRects().length > 0)
    await expect(shown.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      'Previous page',
      'Next page',
    ])
    await expect(canvas.getByText('18 of 35')).toBeVisible()
  },
}
