import { ApiError } from '@capiz/api/client'
import { expect, it } from 'vitest'
import { fieldRefusal, formRefusal } from './refusals.ts'

const refusal = (errors: { field: string; message: string }[]) =>
  new ApiError({ status: 422, errorCode: 'VALIDATION', message: 'Some fields.', errors })

it('names the fields of a refused save', () => {
  const error = refusal([{ field: 'lines[1].rate', message: 'Enter an amount.' }])
  expect(fieldRefusal(error)).toEqual({ 'lines.1.rate': 'Enter an amount.' })
  expect(formRefusal(error)).toEqual({ 'lines.1.rate': 'Enter an amount.' })
})

it('says a failure without fields of the whole form, where the form shows it', () => {
  expect(fieldRefusal(refusal([]))).toEqual({})
  expect(formRefusal(refusal([]))).toEqual({ '': 'Some fields.' })
})

it('says nothing of a save the user stopped', () => {
  expect(
    formRefusal(new ApiError({ status: 0, errorCode: 'ABORTED', message: 'Stopped.', errors: [] })),
  ).toEqual({})
})
