import type { Meta, StoryObj } from '@storybook/react-vite'
import { densities, layer, mediaQuery } from '@capiz/ui/tokens'
import { densityValues } from '../../../../packages/ui/src/tokens/themes.ts'
import { line, radius, size, space } from '../../../../packages/ui/src/tokens/values.ts'
import { CopyLine } from '../docs/CopyLine.tsx'
import { GuidePage, Part, Table } from '../guide/GuidePage.tsx'

const meta: Meta = {
  title: 'Foundations/Space and shape',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

const rowsOf = (
  group: string,
  scale: Readonly<Record<string, string | number>>,
  draw?: (value: string) => object,
) =>
  Object.entries(scale)
    .sort(([, a], [, b]) => Number.parseFloat(String(a)) - Number.parseFloat(String(b)))
    .map(([name, value]) => ({
      key: name,
      cells: [
        <CopyLine key="name" text={`${group}.${name}`} />,
        String(value),
        ...(draw === undefined
          ? []
          : [<span key="drawing" className="cz-drawing" style={draw(String(value))} />]),
      ],
    }))

const densityRows = densities.map((name) => ({
  key: name,
  cells: [name, ...Object.values(densityValues[name])],
}))

/** Space, widths, corners, lines, densities, layers: the numbers everything is laid out with. */
export const SpaceAndShape: StoryObj = {
  name: 'Space and shape',
  render: () => (
    <GuidePage
      title="Space and shape"
      lead="A grid of 4 px. A style sheet takes its lengths from here; a test fails on any other."
    >
      <Part title="Space">
        <Table
          caption="Steps of the grid"
          head={['Name', 'Value', 'Drawn']}
          rows={rowsOf('space', space, (value) => ({ inlineSize: value }))}
        />
      </Part>
      <Part title="Corners">
        <Table
          caption="Corner radii"
          head={['Name', 'Value', 'Drawn']}
          rows={rowsOf('radius', radius, (value) => ({ borderRadius: value, inlineSize: 64, blockSize: 40 }))}
        />
      </Part>
      <Part title="Lines">
        <Table
          caption="Line widths"
          head={['Name', 'Value', 'Drawn']}
          rows={rowsOf('line', line, (value) => ({ blockSize: value, inlineSize: 120 }))}
        />
      </Part>
      <Part title="Shadows">
        <p>Cards have an edge and no shadow. In the dark theme what floats is lighter and has an edge.</p>
        <div className="cz-shadows">
          <span style={{ boxShadow: 'var(--cz-shadow-popover)' }}>--cz-shadow-popover</span>
          <span style={{ boxShadow: 'var(--cz-shadow-dialog)' }}>--cz-shadow-dialog</span>
        </div>
      </Part>
      <Part title="Density">
        <p>The reader’s choice, kept on the device. Fingers always get targets of 44 px.</p>
        <Table
          caption="Densities"
          head={['Name', 'Control', 'Small control', 'Table row', 'Cell padding']}
          rows={densityRows}
        />
      </Part>
      <Part title="Sizes">
        <Table caption="Widths and sizes" head={['Name', 'Value']} rows={rowsOf('size', size)} />
      </Part>
      <Part title="Layers">
        <Table caption="Stacking order" head={['Name', 'z-index']} rows={rowsOf('layer', layer)} />
      </Part>
      <Part title="Media queries">
        <Table
          caption="Widths and reader settings"
          head={['Name', 'Query']}
          rows={rowsOf('mediaQuery', mediaQuery)}
        />
      </Part>
    </GuidePage>
  ),
}
