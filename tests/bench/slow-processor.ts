import type { CDPSession, Page } from 'playwright'

/** Slows the processor of a page to a quarter, as that of a cheap phone; returns the session to send more with. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}
