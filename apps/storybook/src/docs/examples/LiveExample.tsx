import type { ReactElement } from 'react'
import { Suspense, use } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RouterProvider } from 'react-aria'
import type { PlacedExample } from '../../../component-pages.ts'
import { loadExamples } from './catalogue.ts'
import { ExampleFrame } from './ExampleFrame.tsx'

/** A link of an example would leave the page. */
const stay = () => undefined

const HEIGHT = '420px'

interface LiveExampleProps {
  component: string
  example: PlacedExample
}

function Drawn({ component, example }: LiveExampleProps): ReactElement {
  const { functions, parameters } = use(loadExamples(component))
  const { inline = true, height = HEIGHT } = parameters.docs?.story ?? {}
  const Shown = functions[example.name]
  if (!inline || Shown === undefined)
    return <ExampleFrame id={example.id} title={example.title} height={height} />
  return (
    <I18nProvider locale="en-PH">
      <RouterProvider navigate={stay}>
        <Shown />
      </RouterProvider>
    </I18nProvider>
  )
}

/** Draws an example alive, as its code says. */
export function LiveExample(props: LiveExampleProps): ReactElement {
  return (
    <div className="cz-docs-example" data-example={props.example.name}>
      <Suspense fallback={null}>
        <Drawn {...props} />
      </Suspense>
    </div>
  )
}
