/** A colour as OKLCH lightness (percent), chroma and hue (degrees). */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

const roles = {
  canvas: [
    [97.2, 0.006, 95],
    [19.5, 0.014, 228],
  ],
  surface: [
    [99.4, 0.002, 95],
    [23.2, 0.016, 228],
  ],
  sunken: [
    [95, 0.008, 95],
    [17, 0.013, 228],
  ],
  hover: [
    [95.5, 0.01, 205],
    [27.5, 0.02, 225],
  ],
  selected: [
    [94, 0.022, 205],
    [30, 0.04, 212],
  ],
  text: [
    [25.5, 0.022, 235],
    [94, 0.008, 95],
  ],
  textMuted: [
    [44.5, 0.02, 235],
    [77.5, 0.014, 215],
  ],
  textSubtle: [
    [52, 0.018, 235],
    [69, 0.016, 215],
  ],
  header: [
    [95, 0.008, 95],
    [26.2, 0.017, 228],
  ],
  borderSubtle: [
    [90.2, 0.008, 95],
    [30, 0.016, 228],
  ],
  border: [
    [83.5, 0.01, 95],
    [36, 0.018, 228],
  ],
  borderControl: [
    [60, 0.02, 235],
    [58, 0.02, 222],
  ],
  accent: [
    [44.5, 0.077, 212],
    [74.5, 0.095, 205],
  ],
  accentHover: [
    [39.5, 0.068, 212],
    [80, 0.09, 205],
  ],
  accentPressed: [
    [35, 0.06, 212],
    [84, 0.08, 205],
  ],
  onAccent: [
    [99.4, 0.002, 95],
    [20, 0.03, 222],
  ],
  accentText: [
    [43, 0.074, 212],
    [79, 0.095, 205],
  ],
  accentTint: [
    [94.8, 0.024, 205],
    [29, 0.04, 212],
  ],
  danger: [
    [50, 0.175, 27],
    [58, 0.2, 27],
  ],
  dangerHover: [
    [45, 0.16, 27],
    [54, 0.19, 27],
  ],
  onDanger: [
    [99.4, 0.002, 95],
    [99.4, 0.002, 95],
  ],
  dangerText: [
    [47, 0.165, 27],
    [69.5, 0.175, 27],
  ],
  focus: [
    [52, 0.2, 275],
    [78, 0.112, 280],
  ],
  nav: [
    [26.8, 0.034, 222],
    [17, 0.018, 226],
  ],
  navText: [
    [88, 0.012, 205],
    [88, 0.012, 205],
  ],
  navTextMuted: [
    [74.5, 0.02, 210],
    [72.5, 0.018, 210],
  ],
  navActive: [
    [35.2, 0.05, 215],
    [29, 0.042, 214],
  ],
  onNavActive: [
    [98.5, 0.004, 95],
    [97, 0.006, 95],
  ],
  navFocus: [
    [82, 0.09, 280],
    [82, 0.09, 280],
  ],
  highlight: [
    [93, 0.075, 95],
    [42, 0.075, 85],
  ],
} as const satisfies Record<string, readonly [light: Oklch, dark: Oklch]>

const tones = {
  positive: {
    light: { text: [40, 0.098, 155], tint: [95.5, 0.022, 155], mark: [60, 0.14, 155] },
    dark: { text: [86, 0.07, 155], tint: [30, 0.055, 155], mark: [78, 0.14, 155] },
  },
  progress: {
    light: { text: [40, 0.098, 250], tint: [95.5, 0.022, 250], mark: [56, 0.14, 250] },
    dark: { text: [86, 0.07, 250], tint: [30, 0.055, 250], mark: [72, 0.12, 250] },
  },
  review: {
    light: { text: [40, 0.098, 300], tint: [95.5, 0.022, 300], mark: [47, 0.16, 300] },
    dark: { text: [86, 0.07, 300], tint: [30, 0.055, 300], mark: [64, 0.16, 300] },
  },
  attention: {
    light: { text: [40, 0.08, 82], tint: [95.5, 0.036, 82], mark: [62.2, 0.127, 82] },
    dark: { text: [86, 0.1, 82], tint: [30, 0.045, 82], mark: [84, 0.13, 82] },
  },
  held: {
    light: { text: [40, 0.098, 48], tint: [95.5, 0.022, 48], mark: [56, 0.14, 48] },
    dark: { text: [86, 0.07, 48], tint: [30, 0.055, 48], mark: [73, 0.13, 48] },
  },
  stopped: {
    light: { text: [99, 0.004, 27], tint: [46, 0.165, 27], mark: [46, 0.165, 27] },
    dark: { text: [99, 0.004, 27], tint: [50, 0.175, 27], mark: [62, 0.195, 27] },
  },
  lapsed: {
    light: { text: [44.5, 0.02, 235], tint: [99.4, 0.002, 95], mark: [50, 0.03, 60] },
    dark: { text: [77.5, 0.014, 215], tint: [23.2, 0.016, 228], mark: [69, 0.035, 60] },
  },
  neutral: {
    light: { text: [44.5, 0.02, 235], tint: [99.4, 0.002, 95], mark: [56, 0.015, 235] },
    dark: { text: [77.5, 0.014, 215], tint: [23.2, 0.016, 228], mark: [64, 0.015, 235] },
  },
} as const satisfies Record<string, Record<ThemeName, Record<TonePart, Oklch>>>

/** The two designed themes; what a person may choose is in `themes`. */
export type ThemeName = 'light' | 'dark'

/** Name of a colour role of the design language. */
export type ColorRole = keyof typeof roles

/** Name of a status tone. */
export type Tone = keyof typeof tones

/** The three colours of a tone: words on the tint, the tint, and the mark (icon, spine, ruler segment). */
export type TonePart = 'text' | 'tint' | 'mark'

/** Every colour role, in table order. */
export const colorRoles = Object.keys(roles) as ColorRole[]

/** Every status tone, in table order. */
export const toneNames = Object.keys(tones) as Tone[]

/** Finds the OKLCH source of a colour role. */
export function roleColor(theme: ThemeName, role: ColorRole): Oklch {
  return roles[role][theme === 'light' ? 0 : 1]
}

/** Finds the OKLCH source of one part of a status tone. */
export function toneColor(theme: ThemeName, tone: Tone, part: TonePart): Oklch {
  return tones[tone][theme][part]
}

/** Writes an OKLCH colour as CSS, with an optional opacity between 0 and 1. */
export function cssColor([lightness, chroma, hue]: Oklch, alpha?: number): string {
  const body = `${lightness}% ${chroma} ${hue}`
  return alpha === undefined ? `oklch(${body})` : `oklch(${body} / ${alpha})`
}
