import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StatusChangeDialog } from './index.ts'

const meta = {
  title: 'Domain/StatusChangeDialog',
  component: StatusChangeDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    name: 'Agila General Hospital',
    from: 'ACCREDITED',
    today: '2026-11-20',
    refusals: { DISACCREDITED: 'Disaccreditation needs an approved request.' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof StatusChangeDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('radio', { name: /Suspended/u }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change status' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/u }), 'Late renewal')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change status' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      status: 'SUSPENDED',
      effectiveDate: '2026-11-20',
      reason: 'Late renewal',
      until: null,
    })
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Final: Story = { args: { from: 'CLOSED' } }
export const Refused: Story = {
  args: { errorMessage: 'The checklist is not complete: mayor’s permit is missing.' },
}
/** Open conditions are listed one below the other, each with the link to resolve it. */
export const ConditionsOpen: Story = {
  args: {
    from: 'ON_PROCESS',
    errorMessage: 'Agila General Hospital cannot be accredited yet. Still open:',
    unmet: [
      { message: 'The DOH licence to operate is missing.', href: '#/documents' },
      { message: 'The mayor’s permit expired on 31 Dec 2025.', href: '#/documents' },
      { message: 'The contract is not signed.' },
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(dialog).getByRole('link', { name: /licence to operate/u })).toHaveAttribute(
      'href',
      '#/documents',
    )
  },
}
/** What the change means stands there before it is confirmed; a second person decides. */
export const SecondPerson: Story = {
  args: {
    from: 'SUSPENDED',
    onChoose: fn(),
    outlook: {
      secondPerson: 'Reinstating after a suspension takes two persons.',
      consequences: ['12 physicians practise here, 3 of them nowhere else.', '1 request is open.'],
      told: ['The request waits for Rhea Domingo, Lito Abad.', 'You are told of the decision by mail.'],
      unmet: [{ message: 'Mayor’s permit: not verified', href: '#/checklist' }],
    },
  },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: /Accredited/u }))
    await expect(args.onChoose).toHaveBeenCalledWith({ status: 'ACCREDITED', effectiveDate: '2026-11-20' })
    await expect(dialog.getByText(/12 physicians practise here/u)).toBeVisible()
    await expect(dialog.getByRole('link', { name: /not verified/u })).toHaveAttribute('href', '#/checklist')
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    await expect(args.onSubmit).toHaveBeenCalled()
  },
}
/** Nothing is sent before the consequences are seen. */
export const LookingAhead: Story = {
  args: { from: 'SUSPENDED', isLookingAhead: true },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: /Accredited/u }))
    await expect(dialog.getByRole('button', { name: 'Change status' })).toBeDisabled()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body)
    const suspended = await page.findByRole('radio', { name: /Suspended/u })
    suspended.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(page.getByRole('radio', { name: /For payment only/u })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
/** Names and conditions of any length on the smallest screen. */
export const LongNarrow: Story = {
  args: {
    name: 'Pangkalahatang_ospital_ng_lalawigan_ayon_sa_rehistro of the Province of Oriental Mindoro and its Annex for Mothers and Children beside the Old Harbour',
    from: 'ON_PROCESS',
    errorMessage: 'This facility cannot be accredited yet. Still open:',
    unmet: [
      { message: 'Katibayan_ng_pagsunod_sa_pamantayan_ng_laboratoryo is missing.', href: '#/documents' },
      { message: 'The certificate of compliance of the annex on the second floor expired on 31 Dec 2025.' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    const title = within(dialog).getByRole('heading', { name: /Old Harbour$/u })
    // the whole name is there to read, and makes room for the form as one goes on
    dialog.scrollTop = dialog.scrollHeight
    await expect(title.getBoundingClientRect().bottom).toBeLessThan(dialog.getBoundingClientRect().top)
    dialog.scrollTop = 0
  },
}
