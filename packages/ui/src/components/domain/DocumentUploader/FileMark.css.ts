import { style } from '../../../styles/rules.ts'
import { tablet } from './DocumentUploader.css.ts'
import { line, mediaQuery, radius, type, vars, weight } from '../../../tokens/index.ts'

/** The mark of a file at the start of a row; the box keeps its size whatever it holds. */
export const mark = style({
  ...type.caption,
  position: 'relative',
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  // grows with the letters in it
  inlineSize: '2rem',
  blockSize: '2rem',
  overflow: 'hidden',
  borderRadius: radius.control,
  border: `${line.hairline} solid ${vars.color.border}`,
  fontSize: type.group.fontSize,
  fontWeight: weight.strong,
  color: vars.color.textMuted,
  background: vars.color.header,
  userSelect: 'none',
  // on a tablet it begins beside the words and goes on beside what stands below them
  '@container': { [tablet]: { gridRow: '1 / span 2' } },
  '@media': {
    [mediaQuery.forcedColors]: { borderColor: 'CanvasText' },
    [mediaQuery.print]: { borderColor: 'CanvasText', color: 'CanvasText' },
  },
})
/** The open place of a document that is missing. */
export const empty = style({
  borderStyle: 'dashed',
  color: vars.color.textSubtle,
  background: 'transparent',
})
/** Covers the word: where the picture cannot be shown, the word is there. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  background: vars.color.surface,
})
