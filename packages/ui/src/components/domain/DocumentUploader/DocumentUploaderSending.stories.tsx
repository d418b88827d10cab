import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { expectStandstill } from '../../../styles/standstill.fixture.ts'
import { DocumentUploader } from './index.ts'
import { choose, pdf, photos, uploaderArgs } from './DocumentUploader.fixture.ts'

const meta = {
  title: 'Domain/DocumentUploader',
  component: DocumentUploader,
  args: uploaderArgs,
} satisfies Meta<typeof DocumentUploader>

export default meta

type Story = StoryObj<typeof meta>

/** U9: removing offers Undo. */
export const RemoveAndUndo: Story = {
  args: { existing: [] },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [pdf('licence.pdf'), pdf('permit.pdf')])
    const first = await canvas.findByRole('button', { name: 'Remove licence.pdf' })
    await userEvent.click(first)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove permit.pdf' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('button', { name: 'Remove licence.pdf' })).toBeVisible()
  },
}

let tries = 0

/** U6: a failure keeps the file and can be tried again. */
export const FailsThenSucceeds: Story = {
  beforeEach: () => {
    tries = 0
  },
  args: {
    offers: photos,
    existing: [],
    upload: () => {
      tries += 1
      return tries === 1
        ? Promise.reject(new Error('The server did not answer. Try again.'))
        : Promise.resolve()
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [pdf('bank.pdf')])
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 1 file' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again: bank.pdf' }))
    await waitFor(() => expect(canvas.getByText('Uploaded')).toBeVisible())
  },
}

export const Uploading: Story = {
  args: {
    offers: photos,
    existing: [],
    upload: (_row, { onProgress }) => {
      onProgress(42)
      return new Promise(() => undefined)
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [pdf('bank.pdf')])
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 1 file' }))
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42'))
  },
}

/** The bar of a running upload does not glide where less motion is asked for. */
export const ReducedMotion: Story = {
  ...Uploading,
  globals: { motion: 'none' },
  play: async (context) => {
    await Uploading.play?.(context)
    await expectStandstill(context)
  },
}

/** U12: without a connection a started upload waits, says so, and goes on by itself. */
export const Offline: Story = {
  args: { offers: photos, existing: [], upload: () => Promise.resolve() },
  beforeEach: () => {
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    return () => online.mockRestore()
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [pdf('bank.pdf')])
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 1 file' }))
    await expect(await canvas.findByText('Waiting for a connection')).toBeVisible()
    spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.getByText('Uploaded')).toBeVisible())
  },
}
