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
 * Written by React because the test's own events run inside its `act`, when a part that is loaded on demand is not there yet.
 * That is a matter of the load of the machine, and nothing a story or a component could do about.
 */
const isOfTestEvents = ([text]: unknown[]): boolean =>
  String(text).startsWith('A component suspended inside an `act` scope')

/**
 * Fails the test of a story that wrote an error, unless `parameters.errors = 'expected'` says that it shows one. Only the
 * test: in Storybook itself the error stands in the console, and what the story looks like is of more use.
 */
export const refuseErrors: NonNullable<Preview['afterEach']> = ({ parameters }) => {
  if (!('__vitest_worker__' in globalThis)) return
  const own = written.filter((parts) => !isOfTestEvents(parts))
  if (own.length === 0 || parameters['errors'] === 'expected') return
  const lines = own.map((parts) => parts.map(String).join(' '))
  throw new Error(`The story wrote to console.error:\n${lines.join('\n')}`)
}
