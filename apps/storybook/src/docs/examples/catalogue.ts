import { examples } from 'virtual:component-pages'
import type { FunctionComponent } from 'react'
import type { PlacedExample } from '../../../component-pages.ts'

/** The parameters of a file of examples that its page follows; the rest is Storybook's. */
interface Parameters {
  docs?: {
    /** `inline: false` for what covers its window: it is drawn in a frame of that height. */
    story?: { inline?: boolean; height?: string }
    /** Draws the two sides of a rule below each other: each needs the width of the page. */
    isWide?: boolean
  }
}

/** A loaded file of examples. */
interface ExampleFile {
  functions: Readonly<Record<string, FunctionComponent>>
  parameters: Parameters
}

type Module = Record<string, FunctionComponent> & { default: { parameters?: Parameters } }

const modules = import.meta.glob<Module>('../../../../../packages/ui/src/components/*/*/*.examples.tsx')
const loading = new Map<string, Promise<ExampleFile>>()

/** Returns the examples of a component in the order of their file; none where it has no such file. */
export function examplesOf(component: string): readonly PlacedExample[] {
  return (examples as Record<string, readonly PlacedExample[]>)[component] ?? []
}

async function load(component: string): Promise<ExampleFile> {
  const path = Object.keys(modules).find((each) => each.endsWith(`/${component}/${component}.examples.tsx`))
  const module = await modules[path ?? '']?.()
  if (module === undefined) throw new Error(`${component} has no examples.`)
  return { functions: module, parameters: module.default.parameters ?? {} }
}

/** Loads the examples of a component once; the same promise each time, as `use` needs it. */
export function loadExamples(component: string): Promise<ExampleFile> {
  const known = loading.get(component) ?? load(component)
  loading.set(component, known)
  return known
}
