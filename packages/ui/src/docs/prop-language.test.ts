import { expect, it } from 'vitest'
import { readPropTables } from '../../../../scripts/prop-tables.ts'

/** Other names for what has a name in the prop language (docs/components.md), and that name. */
const SYNONYMS: Readonly<Record<string, string>> = {
  error: 'errorMessage',
  errorText: 'errorMessage',
  isBusy: 'isPending',
  isSaving: 'isPending',
  isSubmitting: 'isPending',
  isRetrying: 'isPending',
  kind: 'variant or tone',
  look: 'variant',
  inputRef: 'ref',
  areaRef: 'ref',
  isDefaultExpanded: 'defaultExpanded',
  isDefaultOpen: 'defaultOpen',
  onPressed: 'onPress',
  onSelect: 'onChange of a value, onSelectionChange of several, onNavigate of a place',
  selectedId: 'value',
  hidesPages: 'isUnpaged',
  onValueChange: 'onChange',
  onCheckedChange: 'onChange',
  initialValue: 'defaultValue',
  disabled: 'isDisabled',
  required: 'isRequired',
  readOnly: 'isReadOnly',
  checked: 'isSelected',
}

/** The properties that `onChange` is the answer to. */
const VALUES = new Set(['value', 'values', 'isSelected', 'grants', 'lines'])

/** What is changed is a page or the state of a list, which comes back from the server under its own name. */
const PAGES = ['DataTable', 'Pagination', 'ReferenceListEditor']

// Reading the types takes seconds, more than a test may.
const tables = Object.entries(readPropTables())

const own = tables.flatMap(([component, props]) =>
  props
    .filter(({ isInherited }) => !isInherited)
    .map((prop) => ({ ...prop, at: `${component}.${prop.name}` })),
)

it('properties have one name for one thing', () => {
  const found = own.filter(({ name }) => Object.hasOwn(SYNONYMS, name)).map(({ at }) => at)
  expect(found).toEqual([])
})

it('yes or no begins with is, has or can', () => {
  const found = own.filter(
    ({ name, type }) => type === 'boolean' && !/^(?:is|has|can|default)[A-Z]/u.test(name),
  )
  expect(found.map(({ at }) => at)).toEqual([])
})

it('a property called when something happened begins with on', () => {
  const found = own.filter(
    ({ name, type }) => /=> (?:void|Promise<void>)$/u.test(type) && !/^on[A-Z]/u.test(name),
  )
  expect(found.map(({ at }) => at)).toEqual([])
})

it('a value that is not only shown goes with onChange', () => {
  const changing = tables.filter(([, props]) => props.some(({ name }) => name === 'onChange'))
  const without = changing.filter(([, props]) => !props.some(({ name }) => VALUES.has(name)))
  expect(without.map(([component]) => component)).toEqual(PAGES)
})
