import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, iconNames } from '@capiz/ui/Icon'

const meta: Meta = { title: 'Foundations/Icons' }
export default meta

export const All: StoryObj = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
        gap: 16,
        padding: 0,
      }}
    >
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Icon name={name} size={20} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
}
