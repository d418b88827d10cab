import Check from '@lucide/icons/icons/check'
import X from '@lucide/icons/icons/x'
import { Story, useOf } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { Icon } from '@capiz/ui/Icon'
import type { Guidance as Line } from '../../../../packages/ui/src/docs/index.ts'
import { placeOf } from './place.ts'
import { Sentence } from './Sentence.tsx'

/** The story of a sentence: drawn where it shows by itself, else a link to where it is played. */
function Example({ story }: { story: string }): ReactElement | null {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const found = Object.values(csfFile.stories).find(
    ({ moduleExport }) => moduleExport === csfFile.moduleExports[story],
  )
  if (found === undefined) return null
  const { inline } = placeOf(preparedMeta.title)
  if (!inline || found.play !== undefined)
    return (
      <a href={`./?path=/story/${found.id}`} target="_top">
        See {found.name.toLowerCase()}
      </a>
    )
  return (
    <div className="cz-docs-example">
      <Story of={found.moduleExport} />
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

/** Shows the recommended and the discouraged uses of a component without examples side by side. */
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
