import { warnMisuse } from '../../../element/warn.ts'

interface Bounded<Text extends string> {
  value: Text | null
  minValue?: Text | undefined
  maxValue?: Text | undefined
}

/**
 * Says which bound a day or a time breaks; undefined where it breaks none. The library's own words write the bound in the
 * order of the browser's language, month first on many machines here.
 */
export function outOfBounds<Text extends string>(
  { value, minValue, maxValue }: Bounded<Text>,
  written: (bound: Text) => string,
): string | undefined {
  if (process.env.NODE_ENV !== 'production' && minValue && maxValue && minValue > maxValue)
    warnMisuse(`minValue ${minValue} is after maxValue ${maxValue}.`)
  if (value === null) return undefined
  if (minValue !== undefined && value < minValue) return `Choose ${written(minValue)} or later.`
  if (maxValue !== undefined && value > maxValue) return `Choose ${written(maxValue)} or earlier.`
  return undefined
}
