import { create } from 'storybook/theming/create'
import type { ThemeVars } from 'storybook/theming'
import { toHex, toSrgb } from '../../../packages/ui/src/tokens/color-math.ts'
import { roleColor } from '../../../packages/ui/src/tokens/colors.ts'
import type { ColorRole, ThemeName } from '../../../packages/ui/src/tokens/colors.ts'
import { radius } from '../../../packages/ui/src/tokens/values.ts'

/** Storybook's own frame and doc blocks in the colours of a theme of ours. It reads hexadecimal colours only. */
export function storybookTheme(theme: ThemeName): ThemeVars {
  const color = (role: ColorRole) => toHex(toSrgb(roleColor(theme, role)))
  return create({
    base: theme,
    brandTitle: 'Capiz components',
    brandImage: theme === 'dark' ? './wordmark-dark.svg' : './wordmark.svg',
    brandUrl: './?path=/story/welcome--welcome',
    brandTarget: '_self',
    appBg: color('canvas'),
    appContentBg: color('surface'),
    appPreviewBg: color('surface'),
    appBorderColor: color('border'),
    appBorderRadius: Number.parseInt(radius.card, 10),
    barBg: color('surface'),
    barTextColor: color('textMuted'),
    barHoverColor: color('accentHover'),
    barSelectedColor: color('accent'),
    colorPrimary: color('accent'),
    colorSecondary: color('accent'),
    textColor: color('text'),
    textMutedColor: color('textMuted'),
    textInverseColor: color('onAccent'),
    inputBg: color('surface'),
    inputBorder: color('borderControl'),
    inputTextColor: color('text'),
    inputBorderRadius: Number.parseInt(radius.control, 10),
    buttonBg: color('surface'),
    buttonBorder: color('borderControl'),
    booleanBg: color('sunken'),
    booleanSelectedBg: color('surface'),
    fontBase: '"IBM Plex Sans Variable", "IBM Plex Sans", system-ui, sans-serif',
    fontCode: '"IBM Plex Mono", ui-monospace, monospace',
  })
}
