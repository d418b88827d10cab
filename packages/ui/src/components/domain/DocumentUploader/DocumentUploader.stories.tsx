import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Card } from '../../layout/Card/index.ts'
import { DocumentUploader } from './index.ts'
import { choose, existing, first, offers, pdf, uploaderArgs } from './DocumentUploader.fixture.ts'

const meta = {
  title: 'Domain/DocumentUploader',
  component: DocumentUploader,
  args: uploaderArgs,
} satisfies Meta<typeof DocumentUploader>

export default meta

type Story = StoryObj<typeof meta>

/** An entry of the open menu, which stands outside the canvas. */
const entry = (name: string) => within(document.body).findByRole('menuitem', { name })

/** U1 */
export const Default: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

/** The foot is inset as the rows are. */
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('listitem')
    const foot = canvas.getByRole('list').nextElementSibling
    if (!row || !foot) throw new Error('The uploader has no rows or no foot')
    const inset = (part: Element) => {
      const { paddingBlock, paddingInline } = getComputedStyle(part)
      return [paddingBlock, paddingInline]
    }
    await expect(inset(foot)).toEqual(inset(row))
  },
}

/** On a phone badge and days share a line, and a missing document shows its open place. */
export const PhoneRows: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: { visual: { widths: [390] } },
  args: {
    existing: [
      {
        uuid: '1',
        typeCode: offers[0]?.code ?? '',
        fileName: 'licence.pdf',
        size: 2048,
        validityDate: '2028-01-26',
        isVerified: true,
        state: 'VALID',
      },
    ],
  },
  play: async ({ canvas }) => {
    const [badge, day] = ['Valid', 'Valid until 26 Jan 2028'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    )
    if (badge === undefined || day === undefined) throw new Error('The document has no state.')
    await expect(day.left).toBeGreaterThan(badge.right)
    await expect(day.top).toBeLessThan(badge.bottom)
    await expect(canvas.getAllByRole('listitem')[0]?.getBoundingClientRect().height).toBeLessThanOrEqual(88)
  },
}

/** What is on file of types that take no other file: previewed and removed, nothing added. */
export const Closed: Story = {
  args: {
    offers: [{ code: 'MOA', label: 'Memorandum of agreement', isClosed: true }],
    existing: [
      {
        uuid: '1',
        typeCode: 'MOA',
        fileName: 'moa.pdf',
        size: 2048,
        validFrom: '2026-04-02',
        validityDate: '2029-04-01',
        state: 'VALID',
      },
    ],
    onRemoveExisting: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Valid from 2 Apr 2026')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Add files|Choose/u })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for moa.pdf' }))
    await expect(within(document.body).queryByRole('menuitem', { name: 'Replace' })).toBeNull()
    await userEvent.click(await entry('Remove'))
    await expect(args.onRemoveExisting).toHaveBeenCalledOnce()
  },
}

/** U22 */
export const BlankForm: Story = {
  args: { blankForms: { codes: ['BPERMIT', 'RATES'], onDownload: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Download the blank form: Signed schedule of rates' }),
    )
    await expect(args.blankForms?.onDownload).toHaveBeenCalledWith('RATES')
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for permit.jpg' }))
    await userEvent.click(await entry('Download the blank form'))
    await expect(args.blankForms?.onDownload).toHaveBeenLastCalledWith('BPERMIT')
  },
}

/** U13 */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Add files|Choose/u })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for licence-2026.pdf' }))
    await entry('Download')
    await expect(within(document.body).queryByRole('menuitem', { name: /Replace|Remove/u })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

/** U24: looking at a document is one press; what else can be done with it is in its menu. */
export const Actions: Story = {
  parameters: { visual: { widths: [1024, 390] } },
  play: async ({ canvas, canvasElement, args }) => {
    const menu = canvas.getByRole('button', { name: 'Actions for licence-2026.pdf' })
    await userEvent.click(menu)
    await userEvent.click(await entry('Remove'))
    await expect(args.onRemoveExisting).toHaveBeenCalledWith(first)
    await userEvent.click(menu)
    const replacing = spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(await entry('Replace'))
    await expect(replacing).toHaveBeenCalledOnce()
    replacing.mockRestore()
    const chooser = canvasElement.querySelector<HTMLInputElement>('li input[type=file]')
    if (!chooser) throw new Error('No file input')
    await userEvent.upload(chooser, [pdf('licence-2027.pdf')])
    await canvas.findByText('Replaced by the new file')
    await userEvent.click(menu)
    await userEvent.click(await entry('Show the fingerprint'))
    await expect(canvas.getByText(first.sha256 ?? '')).toBeVisible()
  },
}

/** U23: a single document is one field until it is there; removing it brings the field back, with the focus. */
export const OnlyField: Story = {
  args: { offers: offers.slice(0, 1), existing: [] },
  parameters: { visual: { widths: [1024, 390] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Missing')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Add files' })).toBeNull()
    canvas.getByRole('button', { name: 'Choose file for DOH licence to operate' }).focus()
    await choose(canvasElement, [pdf('licence.pdf')])
    const remove = await canvas.findByRole('button', { name: 'Remove licence.pdf' })
    await waitFor(() => expect(remove.closest('li')).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: /Choose file|Add files/u })).toBeNull()
    await userEvent.click(remove)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Choose file for DOH licence to operate' })).toHaveFocus(),
    )
  },
}

/** In a card without padding the rows reach its edge. */
export const InCard: Story = {
  args: { isInCard: true },
  decorators: [
    (Story) => (
      <Card title="Documents" padding="none">
        <Story />
      </Card>
    ),
  ],
}

/** Own words and remarks of reviewers under each document. */
export const WithNotes: Story = {
  args: {
    existing: existing.map((document) => ({
      ...document,
      notes: ['Signed by both owners.', 'Remark of 20 Nov 2026: The second page is missing.'],
    })),
  },
}

/** U1, U3: what is required is there from the start, each with a button of its own. */
export const NothingOnFile: Story = {
  args: { existing: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Missing')).toHaveLength(3)
    await expect(canvas.getByRole('button', { name: 'Choose file for DOH licence to operate' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add files' })).toBeVisible()
  },
}

/** U9: a document on file is viewed and removed without a pointer. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const [preview] = canvas.getAllByRole('button', { name: /^Preview/u })
    for (let step = 0; step < 6 && document.activeElement !== preview; step += 1) await userEvent.tab()
    await expect(preview).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPreview).toHaveBeenCalledOnce()
  },
}
