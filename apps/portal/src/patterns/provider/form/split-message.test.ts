import { expect, it } from 'vitest'
import { splitMessage } from './split-message.ts'

const split = (direct: number, request: number, refused = 0) => {
  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, at]))
  return splitMessage({
    direct: fields(direct),
    request: fields(request),
    refused: Object.keys(fields(refused)),
  })
}

it('says what saving comes to, and nothing before anything was changed', () => {
  expect(split(0, 0)).toBeUndefined()
  expect(split(1, 0)).toBe('1 change is saved at once.')
  expect(split(0, 2)).toBe('2 changes go to approval.')
  expect(split(2, 1)).toBe('2 changes are saved at once, 1 goes to approval.')
  expect(split(1, 2, 1)).toBe(
    '1 change is saved at once, 2 go to approval, 1 cannot be saved from your account.',
  )
})
