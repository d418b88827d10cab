import { transform } from 'sucrase'

/** Turns the source of an example into JavaScript that asks `require` for its imports; throws where it cannot be read. */
export function compile(source: string): string {
  return transform(source, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  }).code
}
