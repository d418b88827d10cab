import Check from '@lucide/icons/icons/check'
import X from '@lucide/icons/icons/x'
import type { ReactElement } from 'react'
import { Suspense, use } from 'react'
import { Icon } from '@capiz/ui/Icon'
import type { GuidancePair, ShownUse } from '../../../../../packages/ui/src/docs/index.ts'
import { Sentence } from '../Sentence.tsx'
import { examplesOf, loadExamples } from './catalogue.ts'
import { LiveExample } from './LiveExample.tsx'
import './examples.css'

interface SideProps {
  kind: 'do' | 'dont'
  component: string
  use: ShownUse
}

function Side({ kind, component, use: shown }: SideProps): ReactElement {
  const example = examplesOf(component).find(({ name }) => name === shown.example)
  return (
    <div className={`cz-docs-card cz-docs-${kind}`}>
      <h3>
        <Icon of={kind === 'do' ? Check : X} /> {kind === 'do' ? 'Do' : 'Don’t'}
      </h3>
      <p>
        <Sentence>{shown.text}</Sentence>
      </p>
      {example !== undefined && <LiveExample component={component} example={example} />}
    </div>
  )
}

function Pairs({ component, pairs }: { component: string; pairs: readonly GuidancePair[] }): ReactElement {
  const { parameters } = use(loadExamples(component))
  return (
    <div className={parameters.docs?.isWide === true ? 'cz-pairs cz-pairs-wide' : 'cz-pairs'}>
      {pairs.map((pair) => (
        <div key={pair.do.text} className="cz-pair">
          <Side kind="do" component={component} use={pair.do} />
          <Side kind="dont" component={component} use={pair.dont} />
        </div>
      ))}
    </div>
  )
}

/** Shows each rule of use from both sides: side by side, or below each other where an example needs the width. */
export function PairList(props: { component: string; pairs: readonly GuidancePair[] }): ReactElement {
  return (
    <Suspense fallback={null}>
      <Pairs {...props} />
    </Suspense>
  )
}
