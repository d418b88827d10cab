import type { PriceOverride } from '../../db/schema/index.ts'

/** The answered questions in the payload of a request for prices. */
export function overridesOf(payload: Readonly<Record<string, unknown>>): PriceOverride[] {
  const { overrides } = payload as { overrides?: PriceOverride[] }
  return overrides ?? []
}

/** Returns the answered questions of a request in words; null when nothing was asked. */
export function overridesText(values: Readonly<Record<string, unknown>>): string | null {
  const lines = overridesOf(values).map(({ text, answer }) => `${text} ${answer}`)
  return lines.length > 0 ? lines.join('\n') : null
}
