/** Names of CSS variables with the text they stand for, for example `--cz-radius-control: 6px`. */
export type Variables = Record<string, string>

/** Values of a brand: those of both themes, those of each theme, and those of each density. A brand gives what it changes. */
export interface BrandValues {
  all: Variables
  light: Variables
  dark: Variables
  density: Partial<Record<'compact' | 'regular' | 'comfortable', Variables>>
}

/** Returns the values of `base` with those of `over` in their place. */
export function mergeValues(base: BrandValues, over: BrandValues): BrandValues {
  const { compact, regular, comfortable } = base.density
  return {
    all: { ...base.all, ...over.all },
    light: { ...base.light, ...over.light },
    dark: { ...base.dark, ...over.dark },
    density: {
      compact: { ...compact, ...over.density.compact },
      regular: { ...regular, ...over.density.regular },
      comfortable: { ...comfortable, ...over.density.comfortable },
    },
  }
}
