import type { FunctionComponent } from 'react'
import { Button } from '@capiz/ui/Button'

/** A component of the package with properties it can be drawn with. */
interface Drawable {
  name: string
  component: FunctionComponent
  args: object
}

interface Stories {
  default: { component?: unknown; args?: object }
  [story: string]: unknown
}

/** Components that have no element of their own, each with the reason. */
export const withoutElement: Readonly<Record<string, string>> = {
  FieldShell: 'the parts around a control, which bring their own elements',
  ErrorText: 'mark and words inside the element of the error',
  TabLabel: 'words inside the element of a tab',
  Menu: 'drawn once it is opened: PassedOnWhileOpen',
  Tooltip: 'drawn once its control has the focus: PassedOnWhileOpen',
}

const ruler = { label: 'Documents', segments: [], lanes: [], today: '2026-11-20', value: undefined }

/** Properties of components whose stories are those of another component, or whose first story leaves them closed. */
const examples: Readonly<Record<string, object>> = {
  DocumentBadge: { state: 'MISSING' },
  MiniRuler: ruler,
  MiniRulerAxis: { today: '2026-11-20', span: { from: '2024-11-20', until: '2029-11-20' } },
  Popover: { isOpen: true, trigger: <Button>Open</Button> },
  RulerLanes: ruler,
  RulerPicker: ruler,
}

const modules = import.meta.glob<Record<string, unknown>>(
  '../../../../packages/ui/src/components/*/*/index.ts',
  { eager: true },
)
const stories = Object.values(
  import.meta.glob<Stories>('../../../../packages/ui/src/components/*/*/*.stories.tsx', { eager: true }),
)

function storyArgs(component: unknown): object | undefined {
  const own = stories.find((each) => each.default.component === component)
  if (own === undefined) return undefined
  const [first] = Object.entries(own).flatMap(([name, story]) => (name === 'default' ? [] : [story]))
  return { ...own.default.args, ...(first as { args?: object } | undefined)?.args }
}

/** Returns every component of the package, with the properties of its first story. */
export function listComponents(): Drawable[] {
  const exported = new Map(Object.values(modules).flatMap((module) => Object.entries(module)))
  return [...exported].flatMap(([name, component]) => {
    if (!/^[A-Z][a-z]/u.test(name) || Object.hasOwn(withoutElement, name)) return []
    return [
      {
        name,
        component: component as FunctionComponent,
        args: { ...storyArgs(component), ...examples[name] },
      },
    ]
  })
}
