import { line, mediaQuery, radius, size, space, type, vars } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

const threads = (angle: string) => `linear-gradient(${angle}, ${vars.navLattice} 1px, transparent 1px)`

/** The capiz window of the design: place on one side, work on the other. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(280px, 2fr) 3fr',
  minHeight: '100dvh',
  background: vars.color.canvas,
  '@media': { '(max-width: 800px)': { gridTemplateColumns: '1fr', gridTemplateRows: 'auto 1fr' } },
})

export const place = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[6],
  padding: space[10],
  color: vars.color.navText,
  backgroundColor: vars.color.nav,
  backgroundImage: `${threads('0deg')}, ${threads('90deg')}`,
  backgroundSize: `${size.lattice} ${size.lattice}`,
  '@media': {
    '(max-width: 800px)': { padding: `${space[5]} ${space[4]}` },
    [mediaQuery.print]: { display: 'none' },
  },
})

export const product = style({
  ...type.display,
  fontFamily: vars.font.serif,
  color: vars.color.onNavActive,
  '@media': { '(max-width: 800px)': { fontSize: type.h1.fontSize, lineHeight: type.h1.lineHeight } },
})

export const motto = style({ ...type.bodyLarge, maxWidth: '32ch', color: vars.color.navText })

/** The readers and their uses of the portal; phones go straight to the form. */
export const uses = style({
  display: 'grid',
  gap: space[5],
  maxWidth: '40ch',
  marginBlock: 'auto',
  '@media': { '(max-width: 800px)': { display: 'none' } },
})
export const who = style({ ...type.label, color: vars.color.onNavActive })
export const what = style({ ...type.body, margin: 0, color: vars.color.navText })

export const marker = style({
  ...type.caption,
  alignSelf: 'start',
  padding: `${space.half} ${space[2]}`,
  border: `${line.hairline} solid currentColor`,
  borderRadius: radius.full,
})

export const work = style({
  display: 'grid',
  placeItems: 'center',
  padding: `${space[8]} ${vars.gutter}`,
  // it takes the focus after a page change, so that the keyboard starts here; a ring around half the window says nothing
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { '(max-width: 800px)': { placeItems: 'start center' } },
})

export const column = style({ width: '100%', maxWidth: '400px' })

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  paddingTop: space[5],
  borderTop: `${line.hairline} solid ${vars.color.borderSubtle}`,
})
