import { expect, userEvent, waitFor } from 'storybook/test'
import type { within } from 'storybook/test'

/** Opens the menu of the tabs out of sight, once its code is there. */
export async function openMore(canvas: Pick<ReturnType<typeof within>, 'getByRole'>): Promise<void> {
  const more = () => canvas.getByRole('button', { name: 'More' })
  await waitFor(() => expect(more()).toHaveAttribute('aria-haspopup'), { timeout: 5000 })
  await userEvent.click(more())
}
