import { expect, waitFor } from 'storybook/test'

/** Play function of a story that asks for no motion: nothing on its page may go on moving. */
export async function expectStandstill({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const running = () =>
    canvasElement.ownerDocument
      .getAnimations()
      // one that follows a scroll bar moves nothing by itself
      .filter(({ timeline }) => timeline === canvasElement.ownerDocument.timeline)
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => effect?.getComputedTiming().iterations)
  await waitFor(() => expect(running()).toEqual([]))
}
