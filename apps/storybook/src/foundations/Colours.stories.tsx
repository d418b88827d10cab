import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties, ReactElement } from 'react'
import type { ThemeName } from '@capiz/ui/tokens'
import { colorRoles, cssColor, roleColor, toneColor, toneNames } from '@capiz/ui/tokens'
import { contrastRatio } from './contrast.ts'

const meta: Meta = { title: 'Foundations/Colours' }
export default meta

const themeOf = (theme: unknown): ThemeName => (theme === 'dark' ? 'dark' : 'light')
const cell: CSSProperties = { padding: 8, textAlign: 'start' }
const swatch = (background: string): CSSProperties => ({
  background,
  border: '1px solid var(--cz-color-border)',
  blockSize: 24,
  inlineSize: 72,
})

function Roles({ theme }: { theme: ThemeName }): ReactElement {
  const surface = cssColor(roleColor(theme, 'surface'))
  return (
    <table style={{ background: 'var(--cz-color-surface)' }}>
      <caption style={cell}>Colour roles and their contrast with the surface</caption>
      <thead>
        <tr>
          {['Role', 'Colour', 'On surface'].map((name) => (
            <th key={name} scope="col" style={cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colorRoles.map((role) => {
          const color = cssColor(roleColor(theme, role))
          return (
            <tr key={role}>
              <th scope="row" style={cell}>
                {role}
              </th>
              <td style={cell}>
                <div style={swatch(color)} />
                {color}
              </td>
              <td style={cell}>{contrastRatio(color, surface).toFixed(2)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Tones({ theme }: { theme: ThemeName }): ReactElement {
  return (
    <ul style={{ display: 'grid', gap: 8, padding: 0, listStyle: 'none' }}>
      {toneNames.map((tone) => {
        const [text, tint] = [
          cssColor(toneColor(theme, tone, 'text')),
          cssColor(toneColor(theme, tone, 'tint')),
        ]
        return (
          <li key={tone} style={{ color: text, background: tint, padding: 8 }}>
            {tone}: {contrastRatio(text, tint).toFixed(2)} to 1
          </li>
        )
      })}
    </ul>
  )
}

export const RolesLight: StoryObj = {
  globals: { theme: 'light' },
  parameters: { visual: { looks: ['light'] } },
  render: () => <Roles theme="light" />,
}

export const RolesDark: StoryObj = {
  globals: { theme: 'dark' },
  parameters: { visual: { looks: ['dark'] } },
  render: () => <Roles theme="dark" />,
}

/** The words of each status tone on its tint; follows the toolbar's theme. */
export const StatusTones: StoryObj = {
  render: (_args, { globals }) => <Tones theme={themeOf(globals['theme'])} />,
}
