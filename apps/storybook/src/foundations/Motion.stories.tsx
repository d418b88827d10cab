import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { Button } from '@capiz/ui/Button'
import { motion } from '../../../../packages/ui/src/tokens/values.ts'
import { CopyLine } from '../docs/CopyLine.tsx'
import { GuidePage, Part, Table } from '../guide/GuidePage.tsx'

const meta: Meta = { title: 'Foundations/Motion', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const uses: Readonly<Record<keyof typeof motion, string>> = {
  quick: 'Hover and press',
  normal: 'Popovers and toasts',
  slow: 'Drawers',
  ease: 'All of it: quick to leave, slow to arrive',
  shift: 'How far what enters moves',
}

const rows = Object.entries(motion).map(([name, value]) => ({
  key: name,
  cells: [<CopyLine key="name" text={`--cz-motion-${name}`} />, value, uses[name as keyof typeof motion]],
}))

function Demonstration(): ReactElement {
  const [isShown, setShown] = useState(true)
  return (
    <div className="cz-motion">
      <Button
        onPress={() => {
          setShown(!isShown)
        }}
      >
        {isShown ? 'Let them leave' : 'Let them enter'}
      </Button>
      {(['quick', 'normal', 'slow'] as const).map((name) => (
        <span
          key={name}
          data-shown={isShown}
          style={{ transitionDuration: `var(--cz-motion-${name})` }}
          className="cz-motion-box"
        >
          {name}
        </span>
      ))}
    </div>
  )
}

/** Three times, one curve, 4 px. */
export const Motion: StoryObj = {
  render: () => (
    <GuidePage
      title="Motion"
      lead="Motion says where something came from, then it is over. It never keeps anybody waiting."
    >
      <Part title="Times">
        <Table caption="Motion" head={['Name', 'Value', 'For']} rows={rows} />
      </Part>
      <Part title="How it looks">
        <Demonstration />
      </Part>
      <Part title="Rules">
        <ul>
          <li>What enters fades and moves 4 px; what leaves only fades.</li>
          <li>Nothing loops except the bar that cannot know its end.</li>
          <li>
            With reduced motion everything is at its place at once: the times become 0.01 ms, the way 0.
          </li>
        </ul>
      </Part>
    </GuidePage>
  ),
}
