import { useState } from 'react'

interface Conversion<Outer, Inner> {
  /** Value of the owner; null for none. */
  value: Outer | null
  onChange: (value: Outer | null) => void
  /** Outer to inner; null for what cannot be read. */
  read: (value: Outer | null) => Inner | null
  /** Inner to outer; null for what the product does not know, such as the year 2. */
  write: (value: Inner | null) => Outer | null
  isSame?: ((a: Outer | null, b: Outer | null) => boolean) | undefined
}

/**
 * Holds the calendar library's value of a field typed in parts. The library keeps the old value while a part is empty;
 * our owner gets null then, so that the value sent is the one shown, and the parts typed so far stay on the screen. An
 * owner that updates late, or with one value after the other, does not take back input typed meanwhile.
 */
export function useDraftDate<Outer, Inner>(conversion: Conversion<Outer, Inner>) {
  const { value, onChange, read, write, isSame = Object.is } = conversion
  const [draft, setDraft] = useState<Inner | null>(() => read(value))
  const [gaps, setGaps] = useState<ReadonlySet<string>>(new Set())
  // The owner's value at the first report and every reported one: a late owner shows each of them before the last.
  const [reported, setReported] = useState<readonly (Outer | null)[]>([])
  const shown = reported.findIndex((one) => isSame(one, value))
  const isAwaited = shown !== -1 && shown < reported.length - 1
  const pending = isAwaited ? reported.slice(shown) : []
  if (pending.length !== reported.length) setReported(pending)
  const complete = gaps.size > 0 ? null : write(draft)
  // Equal values keep their identity, or a half-typed one would be thrown away.
  const inner = isAwaited || isSame(complete, value) ? draft : read(value)
  function report(next: Outer | null): void {
    setReported((known) => [...(known.length > 0 ? known : [value]), next])
    onChange(next)
  }
  return {
    value: inner,
    onChange: (next: Inner | null) => {
      setDraft(next)
      setGaps(new Set())
      report(write(next))
    },
    /** A part of the named input is empty, or no longer. */
    onGap: (input: string, hasGap: boolean) => {
      if (gaps.has(input) === hasGap) return
      const next = new Set(gaps)
      if (hasGap) next.add(input)
      else next.delete(input)
      setGaps(next)
      const answer = next.size > 0 ? null : write(inner)
      if (!isSame(answer, complete)) report(answer)
    },
  }
}
