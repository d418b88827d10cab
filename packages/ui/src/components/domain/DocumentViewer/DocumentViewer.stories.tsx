import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
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
