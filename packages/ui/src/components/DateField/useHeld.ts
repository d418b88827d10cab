import { useState } from 'react'

interface Conversion<Outer, Inner> {
  /** What the product knows; null for none. */
  value: Outer | null
  onChange: (value: Outer | null) => void
  /** Outer to inner; null for what cannot be read. */
  read: (value: Outer | null) => Inner | null
  /** Inner to outer; null for what the product does not know, such as the year 2. */
  write: (value: Inner | null) => Outer | null
  isSame?: (a: Outer | null, b: Outer | null) => boolean
}

/**
 * Holds the calendar library's value of a field typed in parts. The library keeps the old value while a part is empty;
 * our owner is told null then, so that what is sent is what is seen, and the parts typed so far stay on the screen. An
 * owner that answers late, as the address bar does, does not take back what is typed meanwhile.
 */
export function useHeld<Outer, Inner>(conversion: Conversion<Outer, Inner>) {
  const { value, onChange, read, write, isSame = Object.is } = conversion
  const [held, setHeld] = useState<Inner | null>(() => read(value))
  const [gaps, setGaps] = useState<ReadonlySet<string>>(new Set())
  // The value our owner had when it was told another; it still has it until it answers.
  const [before, setBefore] = useState<{ value: Outer | null } | null>(null)
  const isAwaited = before !== null && isSame(before.value, value)
  if (before !== null && !isAwaited) setBefore(null)
  const told = gaps.size > 0 ? null : write(held)
  // Equal values keep their identity, or a half-typed one would be thrown away.
  const inner = isAwaited || isSame(told, value) ? held : read(value)
  function tell(next: Outer | null): void {
    setBefore({ value })
    onChange(next)
  }
  return {
    value: inner,
    onChange: (next: Inner | null) => {
      setHeld(next)
      setGaps(new Set())
      tell(write(next))
    },
    /** A part of the named input is empty, or no longer. */
    onGap: (input: string, hasGap: boolean) => {
      if (gaps.has(input) === hasGap) return
      const next = new Set(gaps)
      if (hasGap) next.add(input)
      else next.delete(input)
      setGaps(next)
      const answer = next.size > 0 ? null : write(inner)
      if (!isSame(answer, told)) tell(answer)
    },
  }
}
