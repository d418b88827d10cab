import type { TextPage } from '../text-page.ts'

export const migration: TextPage = {
  id: 'migration',
  title: 'Migration',
  lead: 'The names that changed before 0.1.0, and what to write now.',
  parts: [
    {
      title: 'Properties',
      table: {
        head: ['Before', 'Now', 'Where'],
        rows: [
          ['`inputRef`, `areaRef`', '`ref`', 'fields'],
          ['`errorText`', '`errorMessage`', '`DataTable`, `PriceHistory`'],
          ['`isSaving`', '`isPending`', '`ReferenceListEditor`'],
          ['`isRetrying`', '`isPending`', '`ErrorState`'],
          ['`kind` of a notice', '`tone`', '`Notice`'],
          ['`kind` of a number', '`format`', '`Numeric`, `NumberField`'],
          ['`kind` of a code', '`variant`', '`CodeField`'],
          ['`kind` of a file', '`fileType`', '`DocumentViewer`'],
          ['`isDefaultExpanded`', '`defaultExpanded`', '`Disclosure`'],
          ['`hidesPages`', '`isUnpaged`', '`DataTable`'],
          ['`showsUnchanged`', '`hasUnchanged`', '`DiffTable`, `RequestReview`'],
        ],
      },
    },
    {
      title: 'Entries',
      table: {
        head: ['Before', 'Now'],
        rows: [
          [
            '`@capiz/ui/RecordBanner` and other components of accreditation',
            '`@capiz/ui/accreditation/RecordBanner`',
          ],
          ['`DomainBadge` and `DocumentBadge` of `StatusBadge`', '`@capiz/ui/accreditation/DomainBadge`'],
        ],
      },
    },
    {
      title: 'Styles',
      list: [
        'Cascade layers are `cz-reset`, `cz-tokens`, `cz-components` and `cz-overrides`; before, they had no prefix.',
        'Space, corners, lines, sizes and type are custom properties, as colours were: `--cz-space-4`, `--cz-radius-control`.',
      ],
    },
    {
      title: 'How to move',
      steps: [
        'Raise the version and run the compiler: a name that is gone is a type error.',
        'Search for names with a dash, such as `data-testid` and `aria-label`: they compiled before and were dropped; now they arrive on the element, so a name of your own may replace one of ours.',
        'Give a choice its type, `NativeSelect<Province>`, where a value was any string.',
        'Open the application in development and read the console: misuse is written there once.',
        'Compare pictures.',
      ],
    },
    {
      title: 'Help by a machine',
      text: [
        'There is no codemod for other applications. Each name is one search and one replacement within the components named in the table, and the compiler finds what was missed.',
      ],
    },
  ],
}
