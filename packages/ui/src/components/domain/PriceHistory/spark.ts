import { isAmount } from './versions.ts'

/** Points of a stepped line in a box, skipping versions without a price; y grows downward. */
export function sparkPath(values: readonly (number | null)[], width: number, height: number): string {
  const present = values.filter((value) => isAmount(value))
  if (present.length === 0) return ''
  const [least, most] = [Math.min(...present), Math.max(...present)]
  const span = most - least
  const step = width / Math.max(1, values.length)
  const y = (value: number) =>
    span === 0 ? height / 2 : height - 1 - ((value - least) / span) * (height - 2)
  let path = ''
  let isPenDown = false
  for (const [index, value] of values.entries()) {
    if (!isAmount(value)) {
      isPenDown = false
      continue
    }
    const [left, right, level] = [index * step, (index + 1) * step, y(value)].map((part) => part.toFixed(1))
    path += `${isPenDown ? 'L' : 'M'}${left} ${level}H${right}`
    isPenDown = true
  }
  return path
}
