import { Story, useOf } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { Icon } from '@capiz/ui/Icon'
import type { Guidance as Line } from '../../../../packages/ui/src/docs/index.ts'
import { placeOf } from './place.ts'
import { Words } from './Words.tsx'

function Example({ story }: { story: string }): ReactElement | null {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const found = csfFile.moduleExports[story]
  if (typeof found !== 'object') return null
  return (
    <div className="cz-docs-example">
      <Story of={found} {...placeOf(preparedMeta.title)} />
    </div>
  )
}

function Card({ kind, line }: { kind: 'do' | 'dont'; line: Line }): ReactElement {
  return (
    <div className={`cz-docs-card cz-docs-${kind}`}>
      <h3>
        <Icon name={kind === 'do' ? 'check' : 'close'} /> {kind === 'do' ? 'Do' : 'Don’t'}
      </h3>
      <p>
        <Words>{line.text}</Words>
      </p>
      {line.story !== undefined && <Example story={line.story} />}
    </div>
  )
}

/** What to do beside what not to do, with the story that shows it. */
export function Guidance({ does, donts }: { does: readonly Line[]; donts: readonly Line[] }): ReactElement {
  return (
    <div className="cz-docs-cards">
      <div>
        {does.map((line) => (
          <Card key={line.text} kind="do" line={line} />
        ))}
      </div>
      <div>
        {donts.map((line) => (
          <Card key={line.text} kind="dont" line={line} />
        ))}
      </div>
    </div>
  )
}
