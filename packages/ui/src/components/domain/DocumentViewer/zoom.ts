const steps = [0.5, 0.75, 1, 1.5, 2, 3, 4]

/** The zoom after a key (`+`, `=`, `-`, `0`), or undefined when the key does nothing. */
export function zoomTo(zoom: number, key: string): number | undefined {
  if (key === '0') return 1
  if (key === '+' || key === '=') return steps.find((step) => step > zoom)
  return key === '-' ? steps.findLast((step) => step < zoom) : undefined
}

/** Whether there is a further step in that direction. */
export function isFreeZoom(zoom: number, key: '+' | '-'): boolean {
  return zoomTo(zoom, key) !== undefined
}

/** A zoom between the first and the last step, in hundredths. */
export function zoomWithin(zoom: number): number {
  const [least = zoom] = steps
  return Math.round(Math.min(Math.max(zoom, least), steps.at(-1) ?? zoom) * 100) / 100
}
