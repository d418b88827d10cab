import { mediaQuery, space } from '@capiz/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** Width in px of the list from which search, filters and acts stand in one line. */
const oneLine = '(min-width: 900px)'

/** The place whose width decides how many lines there are; a list in a record has less than the window. */
export const place = style({ containerType: 'inline-size' })

/** Search and acts in a line and the filters under it; all in one line where there is room. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'start',
  // chips never wrap there, and have room above and below them for the ring of the focus
  '@media': { [mediaQuery.phone]: { alignItems: 'center' } },
  '@container': { [oneLine]: { flexWrap: 'nowrap' } },
})

/** Room for a name or a code; where acts leave less they take a line of their own, and where filters leave more it grows. */
export const search = style({
  flex: '1 1 10rem',
  minInlineSize: 0,
  '@container': {
    [oneLine]: { flex: '1 0 10rem', maxInlineSize: '280px' },
    '(min-width: 1000px)': { flex: '0 0 280px' },
  },
})

/** The filters and what else narrows the list. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  flex: '1 1 0',
  minInlineSize: 0,
  '@media': {
    // chips scroll, and what stands after them keeps its place
    [mediaQuery.phone]: { flexWrap: 'nowrap', flexBasis: '100%' },
  },
})
/** Without a search the filters begin the tools: on a phone what has no room beside their chips stands below them. */
export const first = style({ '@media': { [mediaQuery.phone]: { flexWrap: 'wrap' } } })
globalStyle(`${filters} > [role='toolbar']`, { minInlineSize: 0 })
globalStyle(`${filters} > :not([role='toolbar'])`, { flexShrink: 0 })

/** Saved views, and on a phone export and view: there they stand at the right end of the line. */
export const end = style({
  display: 'contents',
  '@media': { [mediaQuery.phone]: { display: 'flex', gap: space[2], marginInlineStart: 'auto' } },
})

// on a line of their own they begin where the chips above them begin
globalStyle(`${first} > ${end}`, { '@media': { [mediaQuery.phone]: { marginInlineStart: 0 } } })

/** Under the search where not all stand in one line. */
export const under = style({
  order: 1,
  flexBasis: '100%',
  '@container': { [oneLine]: { order: 0, flexGrow: 0, flexBasis: 'auto' } },
})

/** The acts on the whole list, at the right end of the first line. */
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: 0,
  maxInlineSize: '100%',
  gap: space[2],
  marginInlineStart: 'auto',
})
