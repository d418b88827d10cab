import { expect, test } from 'vitest'
import { statementNames } from './named-statements.ts'

test('a statement has one name from its second use on', () => {
  const nameOf = statementNames()
  expect([1, 2, 3].map(() => nameOf('select 1'))).toEqual([undefined, 's1', 's1'])
  expect([1, 2].map(() => nameOf('select 2'))).toEqual([undefined, 's2'])
})

test('comparisons with patterns and commands have none', () => {
  const nameOf = statementNames()
  const texts = [
    'select id from city where name like $1',
    'select 1 where a % b ~ $1',
    'commit',
    'savepoint s1',
  ]
  expect(texts.flatMap((text) => [nameOf(text), nameOf(text)])).toEqual(
    texts.flatMap(() => [undefined, undefined]),
  )
})

test('a page whose rows are picked by a value of another table has none, one picked by a fixed condition has', () => {
  const page = (condition: string) =>
    `select id from physician where ${condition} order by last_name, id limit $2 offset $3`
  const nameOf = statementNames()
  const again = (text: string) => [nameOf(text), nameOf(text)][1]
  expect(
    again(page('exists (select 1 from facility where (city_id = any(array(select $1)))) and accepted')),
  ).toBe(undefined)
  expect(again(page('exists (select 1 from facility where (not deleted)) and code = $1'))).toBe('s1')
  expect(
    again('select count(*) from physician where exists (select 1 from facility where city_id = $1)'),
  ).toBe('s2')
})

test('names end where memory of a connection would', () => {
  const nameOf = statementNames(2)
  const named = Array.from({ length: 20 }, (_, at) => `select ${at}`).flatMap((text) => [
    nameOf(text),
    nameOf(text),
  ])
  expect(named.filter((name) => name !== undefined)).toEqual(['s1', 's2'])
})
