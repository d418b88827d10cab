import type { ReactElement } from 'react'
import { Glyph } from './Glyph.tsx'
import type { GlyphProps } from './Glyph.tsx'
import { glyphs } from './glyphs.ts'
import type { IconName } from './glyphs.ts'

export interface IconProps extends Omit<GlyphProps, 'of'> {
  /** What the drawing means, from the closed set. */
  name: IconName
}

/** Draws one icon of the closed set by its meaning, in the colour of the text around it. */
export function Icon({ name, ...rest }: IconProps): ReactElement {
  return <Glyph of={glyphs[name]} {...rest} />
}
