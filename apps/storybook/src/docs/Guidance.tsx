import Check from '@lucide/icons/icons/check'
import X from '@lucide/icons/icons/x'
import { Story, useOf } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { Icon } from '@capiz/ui/Icon'
import type { Guidance as Line } from '../../../../packages/ui/src/docs/index.ts'
import { placeOf } from './place.ts'
import { Sentence } from './Sentence.tsx'

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
        <Icon of={kind === 'do' ? Check : X} /> {kind === 'do' ? 'Do' : 'Don’t'}
      </h3>
      <p>
        <Sentence>{line.text}</Sentence>
      </p>
      {line.story !== undefined && <Example story={line.story} />}
    </div>
  )
}

/** Shows the recommended and the discouraged uses side by side, with the story of each. */
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
