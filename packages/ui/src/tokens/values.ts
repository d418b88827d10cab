/** Space in px on a 4 px grid; the name is the number of grid steps. */
export const space = {
  0: '0px',
  half: '2px',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  24: '96px',
} as const

/** Name of a step of the space scale. */
export type Space = keyof typeof space

/** Corner radii: ruler and checkbox, controls, cards, dialogs, badges. */
export const radius = { tiny: '3px', control: '6px', card: '8px', dialog: '12px', full: '999px' } as const

/** Line widths: hairline, focus ring and tab underline, mark of the current page, status spine. */
export const line = { hairline: '1px', strong: '2px', thick: '3px', spine: '4px' } as const

/** Names of places that something outside the flow stands beside. */
export const anchor = { topBarTools: '--top-bar-tools' } as const

/** Widths of the page frame and of reading columns. */
export const size = {
  rail: '232px',
  iconRail: '56px',
  topBar: '56px',
  content: '1600px',
  /** Header and content of pages for everybody. */
  publicContent: '1040px',
  form: '720px',
  step: '560px',
  measure: '68ch',
  lattice: '24px',
  icon: '16px',
  iconLarge: '20px',
  targetMinimum: '24px',
  /** Least height for fingers. */
  touch: '44px',
  /** Box of a checkbox or radio, and the tick inside. */
  mark: '18px',
  markGlyph: '14px',
  switchTrack: '34px',
  avatar: '28px',
  navItem: '34px',
} as const

/** Weights in use; IBM Plex Sans is variable, the serif has 600 only, the mono 400 only. */
export const weight = { regular: 400, medium: 500, strong: 600 } as const

/** Families: plain sans for everything, the serif for names of records, mono for codes. Fallbacks have matched metrics. */
export const font = {
  sans: '"IBM Plex Sans Variable", "Capiz Sans Fallback", system-ui, sans-serif',
  serif: '"IBM Plex Serif", "Capiz Serif Fallback", Georgia, serif',
  mono: '"IBM Plex Mono", "Capiz Mono Fallback", ui-monospace, monospace',
} as const

/** Motion: hover and press, popover and toast, drawer; how it eases; how far what enters moves. */
export const motion = {
  quick: '120ms',
  normal: '200ms',
  slow: '280ms',
  ease: 'cubic-bezier(.2, 0, 0, 1)',
  shift: space[1],
} as const

interface Step {
  fontSize: string
  lineHeight: string
  fontWeight: number
  letterSpacing?: string | undefined
  textTransform?: 'uppercase' | undefined
}

const step = (px: number, lineHeight: number, fontWeight: number): Step => ({
  fontSize: `${px / 16}rem`,
  lineHeight: `${lineHeight / 16}rem`,
  fontWeight,
})

/** Type scale, in rem so that the reader's own font size counts. */
export const type = {
  caption: step(12, 16, weight.regular),
  bodyCompact: step(13, 18, weight.regular),
  body: step(14, 20, weight.regular),
  bodyLarge: step(16, 24, weight.regular),
  label: step(14, 20, weight.strong),
  group: { ...step(11, 16, weight.strong), letterSpacing: '0.06em', textTransform: 'uppercase' },
  h3: step(16, 24, weight.strong),
  h2: step(20, 28, weight.strong),
  h1: { ...step(28, 36, weight.strong), letterSpacing: '-0.012em' },
  h1Narrow: { ...step(24, 30, weight.strong), letterSpacing: '-0.012em' },
  display: { ...step(40, 48, weight.strong), letterSpacing: '-0.012em' },
} as const satisfies Record<string, Step>

/** Stacking order, lowest first; nothing else in the product sets a z-index. */
export const layer = {
  base: 0,
  raised: 1,
  sticky: 10,
  rail: 20,
  loading: 30,
  drawer: 40,
  dialog: 50,
  popover: 60,
  toast: 70,
  skip: 80,
} as const

/** Name of a step of the type scale. */
export type TypeStep = keyof typeof type

/** Every step of the type scale, smallest first. */
export const typeSteps = Object.keys(type) as TypeStep[]

/** Returns the values of a step of the type scale that a brand can change; capitals are a rule of the language. */
export function typeValues(step: TypeStep): {
  fontSize: string
  lineHeight: string
  fontWeight: string
  letterSpacing?: string | undefined
} {
  const { fontSize, lineHeight, fontWeight, letterSpacing }: Step = type[step]
  return {
    fontSize,
    lineHeight,
    fontWeight: String(fontWeight),
    ...(letterSpacing === undefined ? {} : { letterSpacing }),
  }
}
