import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { DocumentViewer } from './index.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#fff"/><text x="40" y="80" font-size="28">Licence to operate (sample)</text></svg>`

const meta = {
  title: 'Domain/DocumentViewer',
  component: DocumentViewer,
  args: {
    fileName: 'licence-2026.png',
    kind: 'image',
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
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const OtherKind: Story = { args: { kind: 'other', fileName: 'rates.xlsx' } }
/** A file name of any length on the smallest screen. */
export const LongNarrow: Story = {
  args: { fileName: 'katibayan_ng_pagsunod_sa_pamantayan_ng_laboratoryo_2026_signed_and_notarised.png' },
  globals: { viewport: { value: 'w320' } },
}
