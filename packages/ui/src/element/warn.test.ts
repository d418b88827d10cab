import Check from '@lucide/icons/icons/check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { outOfBounds } from '../components/fields/DateField/bounds.ts'
import { uniqueBy } from '../components/fields/OptionList/unique.ts'
import { ScheduleField } from '../components/fields/ScheduleField/index.ts'
import { TextField } from '../components/fields/TextField/index.ts'
import { Tabs } from '../components/navigation/Tabs/index.ts'
import { IconButton } from '../components/primitives/IconButton/index.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => warn.mockClear())

it('warns of options with the same key, once', () => {
  const options = [{ id: 'A' }, { id: 'A' }]
  uniqueBy(options, ({ id }) => id)
  uniqueBy(options, ({ id }) => id)
  expect(warn.mock.calls).toEqual([['@capiz/ui: Two options have the key “A”.']])
})

it('warns of a first day after the last one', () => {
  outOfBounds({ value: null, minValue: '2026-12-01', maxValue: '2026-11-01' }, String)
  expect(warn.mock.calls).toEqual([['@capiz/ui: minValue 2026-12-01 is after maxValue 2026-11-01.']])
})

it.each([
  ['A field', createElement(TextField, { label: ' ', value: '', onChange: () => undefined })],
  ['GroupField', createElement(ScheduleField, { label: '', value: [], onChange: () => undefined })],
  ['Tabs', createElement(Tabs, { label: '', items: [{ id: 'A', label: 'A', children: null }] })],
  ['IconButton', createElement(IconButton, { label: '', icon: Check })],
])('warns of an empty label: %s', (name, element) => {
  renderToString(element)
  expect(warn.mock.calls.flat().join()).toContain(`@capiz/ui: ${name} has an empty label.`)
})

it('says nothing where all is well', () => {
  uniqueBy([{ id: 'A' }, { id: 'B' }], ({ id }) => id)
  outOfBounds({ value: null, minValue: '2026-11-01', maxValue: '2026-11-01' }, String)
  expect(warn).not.toHaveBeenCalled()
})
