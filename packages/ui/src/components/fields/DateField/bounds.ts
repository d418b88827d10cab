interface Bounded<Text extends string> {
  value: Text | null
  minValue?: Text
  maxValue?: Text
}

/**
 * Says which bound a day or a time breaks; undefined where it breaks none. The library's own words write the bound in the
 * order of the browser's language, month first on many machines here.
 */
export function outOfBounds<Text extends string>(
  { value, minValue, maxValue }: Bounded<Text>,
  written: (bound: Text) => string,
): string | undefined {
  if (value === null) return undefined
  if (minValue !== undefined && value < minValue) return `Choose ${written(minValue)} or later.`
  if (maxValue !== undefined && value > maxValue) return `Choose ${written(maxValue)} or earlier.`
  return undefined
}
