import { ErrorSummary } from '@capiz/ui/ErrorSummary'
import { Notice } from '@capiz/ui/Notice'
import type { ReactElement } from 'react'
import { useTitleErrors } from '../routing/title-errors.ts'
import { fieldId, type Problems } from './form-problems.ts'

/** Returns the id of the element of a problem where it is not the field's own; null for none. */
export type PlaceOf = (path: string) => string | null | undefined

interface FormProblemsProps {
  name: string
  /** what the last save was refused for */
  refused: Problems
  /** what is wrong with the values now */
  found: Problems
  attempt: number
  placeOf: PlaceOf | undefined
}

/** Says why the last save failed and lists what keeps the form from being saved; takes the focus after a refused attempt, then follows the typing. */
export function FormProblems(props: FormProblemsProps): ReactElement | null {
  const { name, refused, found, attempt, placeOf } = props
  const { '': failure, ...named } = refused
  const errors = Object.entries({ ...named, ...found }).map(([path, message]) => {
    const place = path === '' ? null : placeOf?.(path)
    return { fieldId: place === null ? undefined : (place ?? fieldId(name, path)), message }
  })
  useTitleErrors(attempt === 0 ? 0 : errors.length)
  if (attempt === 0) return null
  return (
    <>
      {failure === undefined ? null : (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <ErrorSummary errors={errors} attempt={attempt} />
    </>
  )
}
