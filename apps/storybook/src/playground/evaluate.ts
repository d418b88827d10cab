import type { FunctionComponent } from 'react'
import { loadModules } from './modules.ts'

/** Reason why the code cannot be drawn, with the line where that is known. */
export interface Problem {
  message: string
  line?: number
}

const REQUIRED = /\brequire\(\s*['"]([^'"]+)['"]\s*\)/gu
const NAME = 'playground.tsx'
/** Lines that a browser puts before the body of a function made from text. */
const HEAD = 2

/** Describes an error of the compiler, of the code while it runs, or of a component while it is drawn. */
export function problemOf(error: unknown): Problem {
  const { message, loc, stack = '' } = error as Error & { loc?: { line: number } }
  if (loc !== undefined) return { message: message.replace(/ \(\d+:\d+\)$/u, ''), line: loc.line }
  const ran = new RegExp(`${NAME}:(\\d+)`, 'u').exec(stack)?.[1]
  return ran === undefined ? { message } : { message, line: Number(ran) - HEAD }
}

/** Compiles and runs the code, and returns the component it exports. */
export async function evaluate(source: string): Promise<FunctionComponent> {
  const { compile } = await import('./compile.ts')
  const code = compile(source)
  const modules = await loadModules([...code.matchAll(REQUIRED)].map(([, address = '']) => address))
  const exported: Record<string, unknown> = {}
  // oxlint-disable-next-line typescript/no-implied-eval -- the reader's own code, on a page without data or session
  const run = new Function('require', 'exports', `${code}\n//# sourceURL=${NAME}`) as (
    require: (address: string) => unknown,
    exports: object,
  ) => void
  run((address) => modules.get(address), exported)
  const [component] = Object.values(exported).filter((each) => typeof each === 'function')
  if (component === undefined) throw new Error('Export a component: export function Example() { … }')
  return component as FunctionComponent
}
