import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { colorRoles, cssColor, roleColor } from '@capiz/ui/tokens'
import type { ColorRole, ThemeName } from '@capiz/ui/tokens'
import { contrastRatio, toHex, toSrgb } from '../../../../packages/ui/src/tokens/color-math.ts'
import { pairRatios } from '../../../../packages/ui/src/tokens/contrast.fixture.ts'
import { variableName } from '../../../../packages/ui/src/tokens/dtcg.ts'
import { CopyLine } from '../docs/CopyLine.tsx'
import { GuidePage, Part, Table } from '../guide/GuidePage.tsx'
import { Ratio } from './Ratio.tsx'
import { roleUses } from './role-uses.ts'

const meta: Meta = { title: 'Foundations/Colour', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const srgb = (theme: ThemeName, role: ColorRole) => toSrgb(roleColor(theme, role))

function Swatch({ theme, role }: { theme: ThemeName; role: ColorRole }): ReactElement {
  return (
    <span className="cz-swatch">
      <span className="cz-swatch-field" style={{ background: cssColor(roleColor(theme, role)) }} />
      <code>{toHex(srgb(theme, role))}</code>
    </span>
  )
}

const roleRows = colorRoles.map((role) => ({
  key: role,
  cells: [
    <CopyLine key="name" text={variableName(['color', role])} />,
    roleUses[role],
    <Swatch key="light" theme="light" role={role} />,
    <Swatch key="dark" theme="dark" role={role} />,
  ],
}))

const pairRows = pairRatios.map(([front, ground, needed]) => {
  const ratio = (theme: ThemeName) => contrastRatio(srgb(theme, front), srgb(theme, ground))
  return {
    key: `${front} on ${ground}`,
    cells: [
      `${front} on ${ground}`,
      `${needed} : 1`,
      <Ratio key="light" value={ratio('light')} needed={needed} />,
      <Ratio key="dark" value={ratio('dark')} needed={needed} />,
    ],
  }
})

/** Every colour role with its name, use and values, and the contrast of every pair that meets on the screen. */
export const Colour: StoryObj = {
  render: () => (
    <GuidePage
      title="Colour"
      lead="Pearl paper, a sea-ink rail, one teal. Every other colour belongs to status. Components name a role, never a value; the dark theme is drawn by itself, not turned round."
    >
      <Part title="Roles">
        <Table caption="Colour roles" head={['Name', 'Use', 'Light', 'Dark']} rows={roleRows} />
      </Part>
      <Part title="Contrast">
        <p>
          Computed here from the tokens, by WCAG 2. Words need 4.5 to 1, edges and marks 3 to 1. A test fails
          when a token falls below.
        </p>
        <Table caption="Pairs that meet" head={['Pair', 'Needed', 'Light', 'Dark']} rows={pairRows} />
      </Part>
    </GuidePage>
  ),
}
