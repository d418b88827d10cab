import { quickTransition, style, styleSelector } from '../../../styles/rules.ts'
import { line, mediaQuery, radius, space, type, vars, weight } from '../../../tokens/index.ts'

export const root = style({
  containerType: 'inline-size',
  // its width does not follow from its content: in a row beside others it would be none
  inlineSize: '100%',
  ...type.bodyCompact,
  color: vars.color.textMuted,
  '@media': { [mediaQuery.print]: { display: 'none' } },
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[6],
  rowGap: space[2],
})
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[5],
  fontVariantNumeric: 'tabular-nums',
})
export const sizeLabel = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
export const sizeSelect = style({
  blockSize: vars.density.controlSmall,
  paddingInline: space[1],
  borderRadius: radius.control,
  border: `${line.hairline} solid ${vars.color.borderControl}`,
  color: vars.color.text,
  background: vars.color.surface,
})
export const pages = style({ display: 'flex', alignItems: 'center', gap: space[1] })

export const button = style({
  ...quickTransition,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minInlineSize: space[8],
  blockSize: vars.density.control,
  maxBlockSize: space[12],
  paddingInline: space[2],
  borderRadius: radius.control,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover:not([aria-disabled=true]):not([aria-current])': { background: vars.color.hover },
    '&[aria-current=page]': {
      color: vars.color.accentText,
      background: vars.color.accentTint,
      fontWeight: weight.strong,
    },
    '&[aria-disabled=true]': { color: vars.color.textSubtle, cursor: 'not-allowed', opacity: 0.7 },
  },
  '@media': {
    [mediaQuery.forcedColors]: {
      selectors: {
        '&[aria-current=page]': {
          outline: `${line.strong} solid Highlight`,
          outlineOffset: `calc(-1 * ${line.strong})`,
        },
        '&[aria-disabled=true]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
})
export const gap = style({ minInlineSize: space[8], textAlign: 'center' })
export const compactText = style({
  paddingInline: space[2],
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
})

/** Numbered links need room; in a narrow container only Previous, place and Next remain. */
export const wideOnly = style({
  display: 'contents',
  '@container': { '(max-width: 559px)': { display: 'none' } },
})
export const narrowOnly = style({
  display: 'none',
  '@container': { '(max-width: 559px)': { display: 'contents' } },
})
export const compact = style({})
styleSelector(`${compact} ${wideOnly}`, { display: 'none' })
styleSelector(`${compact} ${narrowOnly}`, { display: 'contents' })
export const stepText = style({
  display: 'none',
  '@container': { '(max-width: 559px)': { display: 'inline' } },
})
styleSelector(`${compact} ${stepText}`, { display: 'inline' })
