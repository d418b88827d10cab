import type { Meta, StoryObj } from '@storybook/react-vite'
import { space, type } from '@capiz/ui/tokens'

const meta: Meta = { title: 'Foundations/Scales' }
export default meta

/** Every step of the type scale with its size and line height. */
export const Type: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {Object.entries(type).map(([name, step]) => (
        <p key={name} style={step}>
          {name}: accredited until 31 Mar 2027, ₱1,250.00
        </p>
      ))}
    </div>
  ),
}

/** The 4 px grid; the name of a step is its number of grid units. */
export const Space: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gap: 8, padding: 0, listStyle: 'none' }}>
      {Object.entries(space).map(([name, value]) => (
        <li key={name} style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
          <span style={{ inlineSize: 96 }}>
            {name}: {value}
          </span>
          <div style={{ inlineSize: value, blockSize: 16, background: 'var(--cz-color-accent)' }} />
        </li>
      ))}
    </ul>
  ),
}
