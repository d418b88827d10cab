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
  onValueChange: 'onChange',
  disabled: 'isDisabled',
  required: 'isRequired',
  readOnly: 'isReadOnly',
  checked: 'isSelected',
}

/** What is older than the rule; a line goes when its callers are moved, none is added. */
const OLDER = [
  'CodeField.kind',
  'DataTable.errorText',
  'Disclosure.isDefaultExpanded',
  'DocumentBadge.required',
  'DocumentViewer.kind',
  'ErrorState.isRetrying',
  'Notice.kind',
  'NumberField.kind',
  'Numeric.kind',
  'PriceHistory.errorText',
  'ReferenceListEditor.errorText',
  'ReferenceListEditor.isSaving',
]

// Reading the types takes seconds, more than a test may.
const tables = Object.entries(readPropTables())

it('properties have one name for one thing', () => {
  const found = tables.flatMap(([component, props]) =>
    props
      .filter(({ name, isInherited }) => !isInherited && Object.hasOwn(SYNONYMS, name))
      .map(({ name }) => `${component}.${name}`),
  )
  expect(found.toSorted()).toEqual(OLDER)
})
