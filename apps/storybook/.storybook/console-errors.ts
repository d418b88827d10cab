import type { Preview } from '@storybook/react-vite'
import { spyOn } from 'storybook/test'

let written: unknown[][] = []

/** Collects what a story writes as an error: React's warnings arrive there, and a warning nobody reads is a bug kept. */
export const collectErrors: NonNullable<Preview['beforeEach']> = () => {
  const spy = spyOn(console, 'error')
  written = spy.mock.calls
  return () => spy.mockRestore()
}

/**
 * Fails the test of a story that wrote an error, unless `parameters.errors = 'expected'` says that it shows one. Only the
 * test: in Storybook itself the error stands in the console, and what the story looks like is of more use.
 */
export const refuseErrors: NonNullable<Preview['afterEach']> = ({ parameters }) => {
  if (!('__vitest_worker__' in globalThis)) return
  if (written.length === 0 || parameters['errors'] === 'expected') return
  const lines = written.map((parts) => parts.map(String).join(' '))
  throw new Error(`The story wrote to console.error:\n${lines.join('\n')}`)
}
