import { style } from '@vanilla-extract/css'

/** Scanners want dark on light, in the dark theme too. */
export const qr = style({
  display: 'block',
  inlineSize: '12rem',
  blockSize: '12rem',
  maxInlineSize: '100%',
  background: 'white',
  fill: 'black',
})

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: '0.5rem',
  listStyle: 'none',
  padding: 0,
  margin: 0,
})
