import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Dialog } from '../../overlays/Dialog/index.ts'
import { DocumentViewer } from './index.ts'
import { licence } from './pdf.fixture.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#fff"/><text x="40" y="80" font-size="28">Licence to operate (sample)</text></svg>`

const meta = {
  title: 'Domain/DocumentViewer',
  component: DocumentViewer,
  args: {
    fileName: 'licence-2026.png',
    fileType: 'image',
    src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  },
} satisfies Meta<typeof DocumentViewer>
export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('region').focus()
    await userEvent.keyboard('+')
    await expect(canvas.getByRole('status')).toHaveTextContent('150%')
    await userEvent.keyboard('0')
    await expect(canvas.getByRole('status')).toHaveTextContent('100%')
    await userEvent.keyboard('r')
    await expect(canvas.getByRole('img')).toHaveStyle({ rotate: '90deg' })
    await userEvent.keyboard('rrr')
  },
}

/** A PDF page by page; the values that are compared are marked where the text has them. */
export const Pdf: Story = {
  args: {
    fileName: 'licence-2026.pdf',
    fileType: 'pdf',
    src: licence,
    sought: [
      { id: 'name', texts: ['Perlas-Uhay Surgical Center'] },
      { id: 'number', texts: ['LTO-99-000010'] },
      { id: 'until', texts: ['2027-08-05', '05 August 2027'], isCurrent: true },
      { id: 'owner', texts: ['Amihan Salcedo'] },
    ],
    onFound: fn(),
  },
  play: async ({ args, canvas }) => {
    // The first document of a page brings the reader along: over a megabyte, which a busy machine needs its time for.
    const reader = { timeout: 20_000 }
    await expect(await canvas.findByText('Page 1 of 2', undefined, reader)).toBeVisible()
    await expect(await canvas.findByText(/Valid until 05 August 2027/, undefined, reader)).toBeInTheDocument()
    await waitFor(() => expect(args.onFound).toHaveBeenLastCalledWith(['name', 'number', 'until']))
    canvas.getByRole('region').focus()
    await userEvent.keyboard('{PageDown}')
    await expect(await canvas.findByText('Services: three operating rooms')).toBeInTheDocument()
    await waitFor(() => expect(args.onFound).toHaveBeenLastCalledWith([]))
    await userEvent.keyboard('{PageUp}')
    await expect(await canvas.findByText(/LICENCE TO OPERATE/)).toBeInTheDocument()
  },
}
export const PdfDark: Story = { args: Pdf.args, globals: { theme: 'dark' } }

/** Zoom that is shown, in percent. */
const percent = (place: HTMLElement): number =>
  Number(/(\d+)%/.exec(within(place).getByText(/%$/).textContent)?.[1])

/** Waits until a frame shows its page, with the marks of the values that were found inside of what is seen. */
async function expectMarksInView(frame: HTMLElement, least: number): Promise<void> {
  await waitFor(() => expect(frame.querySelectorAll('canvas ~ span').length).toBeGreaterThan(0), {
    timeout: 20_000,
  })
  await waitFor(() => {
    const { left, top, bottom } = frame.getBoundingClientRect()
    const [first] = [...frame.querySelectorAll('canvas ~ span')].map((mark) => mark.getBoundingClientRect())
    void expect(first?.left).toBeGreaterThanOrEqual(left)
    void expect(first?.top).toBeGreaterThanOrEqual(top)
    void expect(first?.bottom).toBeLessThanOrEqual(bottom)
    void expect(first?.height).toBeGreaterThanOrEqual(least)
  })
}

/** Moves two fingers apart on a frame, from 100 px to 200 px. */
async function pinch(frame: HTMLElement): Promise<void> {
  const touches = (apart: number) =>
    [0, 1].map(
      (identifier) =>
        new Touch({ identifier, target: frame, clientX: 100 + identifier * apart, clientY: 200 }),
    )
  for (const apart of [100, 150, 200]) await fireEvent.touchMove(frame, { touches: touches(apart) })
  await fireEvent.touchEnd(frame, { touches: [] })
}

/** On a phone a page opens at the values looked for, in letters that can be read; a tap shows it on the whole screen. */
export const PdfPhone: Story = {
  args: Pdf.args,
  globals: { viewport: { value: 'w390' } },
  parameters: { visual: { widths: [390] } },
  play: async ({ canvas, canvasElement }) => {
    const frame = canvas.getByRole('region')
    await expectMarksInView(frame, 15)
    await expect(percent(canvasElement)).toBeGreaterThanOrEqual(150)
    // the frame ends below the last value
    await waitFor(() => {
      const bottoms = [...frame.querySelectorAll('canvas ~ span')].map(
        (mark) => mark.getBoundingClientRect().bottom,
      )
      const room = frame.getBoundingClientRect().bottom - Math.max(...bottoms)
      void expect(room).toBeGreaterThanOrEqual(0)
      void expect(room).toBeLessThanOrEqual(12)
    })
    await userEvent.click(frame)
    const dialog = await screen.findByRole('dialog', { name: 'licence-2026.pdf' })
    const whole = within(dialog).getByRole('region')
    await expectMarksInView(whole, 15)
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth)
    await expect(whole.getBoundingClientRect().height).toBeGreaterThan(window.innerHeight * 0.7)
    const opened = percent(dialog)
    await pinch(whole)
    await waitFor(() => expect(percent(dialog)).toBe(Math.min(opened * 2, 400)))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zoom out' }))
    await waitFor(() => expect(percent(dialog)).toBeLessThan(opened * 2))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(frame).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
/** In a dialog of the whole screen there is no full screen to open over it, by button, key or tap. */
export const FullPhone: Story = {
  args: { isFull: true },
  globals: { viewport: { value: 'w390' } },
  parameters: { visual: { skip: 'PdfPhone shows the whole screen.' } },
  render: (args) => (
    <Dialog isOpen onOpenChange={fn()} title={args.fileName} size="full">
      <DocumentViewer {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'licence-2026.png' })
    const frame = within(dialog).getByRole('region')
    await expect(frame.getBoundingClientRect().height).toBeGreaterThan(window.innerHeight * 0.7)
    await expect(within(dialog).queryByRole('button', { name: 'Full screen' })).toBeNull()
    await userEvent.click(frame)
    await userEvent.keyboard('{Enter}')
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
  },
}
/** The tools are in one row, the download among them. */
export const ToolsPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: { visual: { skip: 'PdfPhone shows the tools.' } },
  play: async ({ canvas }) => {
    const tools = [canvas.getByRole('link', { name: 'Download' }), ...canvas.getAllByRole('button')]
    await expect(new Set(tools.map((tool) => tool.getBoundingClientRect().top)).size).toBe(1)
  },
}
/** What is no PDF, whatever its name says, is offered for download. */
export const Damaged: Story = {
  args: { fileName: 'licence.pdf', fileType: 'pdf', src: 'data:application/pdf;base64,bm90aGluZw==' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be shown/)).toBeVisible()
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const OtherKind: Story = { args: { fileType: 'other', fileName: 'rates.xlsx' } }
/** A file name of any length on the smallest screen. */
export const LongNarrow: Story = {
  args: { fileName: 'katibayan_ng_pagsunod_sa_pamantayan_ng_laboratoryo_2026_signed_and_notarised.png' },
  globals: { viewport: { value: 'w320' } },
}
