import { describe, expect, it } from 'vitest'
import { listFolders, loadDocs, storyNames } from './catalogue.ts'
import { findProblems } from './problems.ts'

const folders = listFolders()
const docs = await loadDocs()
const components = new Set(folders.flatMap((folder) => folder.exports))
const covered = new Set([...docs.values()].flatMap(({ name, parts = [] }) => [name, ...parts]))

/** Components whose docs are still to be written. The list only shrinks; a new component may not join it. */
const unwritten: ReadonlySet<string> = new Set([
  'AccountMenu',
  'AccreditationChecklist',
  'AddressField',
  'AppShell',
  'AsyncComboBox',
  'AuditTrail',
  'BarList',
  'Breadcrumbs',
  'Card',
  'Checkbox',
  'CheckboxGroup',
  'Code',
  'ComboBox',
  'ConfirmDialog',
  'DataTable',
  'DateField',
  'DatePicker',
  'DescriptionList',
  'Dialog',
  'DiffTable',
  'Disclosure',
  'Divider',
  'DocumentUploader',
  'DocumentViewer',
  'Drawer',
  'DuplicateCandidates',
  'EmptyState',
  'ErrorState',
  'ErrorSummary',
  'Field',
  'FilterBar',
  'Form',
  'FormActions',
  'Heading',
  'Icon',
  'IconButton',
  'IdleWarning',
  'Link',
  'LoadingBar',
  'Menu',
  'MessageLog',
  'MoneyField',
  'NativeSelect',
  'NotFound',
  'Notice',
  'NumberField',
  'Numeric',
  'OptionList',
  'PageHeader',
  'Pagination',
  'PasswordField',
  'Popover',
  'PriceHistory',
  'ProgressBar',
  'PublicShell',
  'RadioGroup',
  'RateSheetTable',
  'RecordBanner',
  'ReferenceListEditor',
  'RequestReview',
  'SearchField',
  'Section',
  'Select',
  'SideNav',
  'Skeleton',
  'SkipLink',
  'Spinner',
  'Stack',
  'StatTile',
  'StatusBadge',
  'StatusChangeDialog',
  'StepList',
  'Switch',
  'TabNav',
  'Tabs',
  'Tag',
  'Text',
  'TextArea',
  'TextField',
  'Timeline',
  'Toaster',
  'Tooltip',
  'TopBar',
  'UploadResult',
  'ValidityRuler',
  'VisuallyHidden',
  'WeekStrip',
])

describe('component docs', () => {
  it('are written for every public component', () => {
    const without = folders
      .filter(({ own }) => own.length > 0 && !own.every((name) => covered.has(name)))
      .map(({ name }) => name)
    expect(without.filter((name) => !unwritten.has(name))).toEqual([])
  })

  it.each([...docs])('%s is complete and names only what exists', (folder, page) => {
    const stories = new Set(storyNames(folder))
    expect(findProblems(page, { folder, components, stories })).toEqual([])
  })

  it.each([...docs])('%s has pages of its own name only', (folder, { parts = [] }) => {
    const own = folders.find(({ name }) => name === folder)?.own ?? []
    expect(own).toEqual(expect.arrayContaining([...parts]))
  })
})
