import { useState } from 'react'
import { checkValues, type FormSchema, type Problems, withoutField } from './form-problems.ts'

/** Returns the problems of a form, from the first refused attempt on. */
export interface FormState<V> {
  /** how often the form was refused, here or by the server */
  attempt: number
  /** what the last save was refused for, without the fields changed since */
  refused: Problems
  /** Counts an attempt that the rules of the form refused. */
  tried: () => void
  /** Shows what a save was refused for. */
  refuse: (problems: Problems) => void
  /** Drops what was refused of a field that is changed. */
  forget: (path: string) => void
  /** Drops what the last save was refused for. */
  sending: () => void
  /** Shows nothing, as before the first attempt. */
  reset: () => void
  /** Returns all problems of these values; none before the first attempt. */
  of: (values: V) => Problems
}

/** Keeps the problems of a form; `given` are those another send found in its values. */
export function useProblems<V>(schema: FormSchema<V>, given: Problems | undefined): FormState<V> {
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<Problems>({})
  const [known, setKnown] = useState<Problems>()
  const tried = (): void => setAttempt((count) => count + 1)
  function refuse(problems: Problems): void {
    setRefused(problems)
    tried()
  }
  if (given !== known) {
    setKnown(given)
    if (given === undefined) setRefused({})
    else refuse(given)
  }
  return {
    attempt,
    refused,
    tried,
    refuse,
    forget: (path) => setRefused((now) => withoutField(now, path)),
    sending: () => setRefused({}),
    reset() {
      setRefused({})
      setAttempt(0)
    },
    of: (values) => (attempt === 0 ? {} : { ...refused, ...checkValues(schema, values) }),
  }
}
