import type { Preview } from '@storybook/react-vite'

const errors: string[] = []

/** Collects what a story writes as an error: React's warnings arrive there, and a warning nobody reads is a bug kept. */
export const collectErrors: NonNullable<Preview['beforeEach']> = () => {
  const { error } = console
  errors.length = 0
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '))
    error(...parts)
  }
  return () => {
    console.error = error
  }
}

/** Fails the story that wrote an error, unless `parameters.errors = 'expected'` says that it shows one. */
export const refuseErrors: NonNullable<Preview['afterEach']> = ({ parameters }) => {
  if (errors.length > 0 && parameters['errors'] !== 'expected') {
    throw new Error(`The story wrote to console.error:\n${errors.join('\n')}`)
  }
}
