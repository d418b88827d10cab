/** A group of modules that lie in one file. */
interface Part {
  name: string
  test?: (id: string) => boolean
  tags?: ['$initial']
  priority: number
}

const ui = (...names: readonly string[]) => names.map((name) => `/${name}/${name}.tsx`)
const inPortal = (...paths: readonly string[]) => paths.map((path) => `/portal/src/${path}`)
const inApi = (...paths: readonly string[]) => paths.map((path) => `/api/src/${path}`)
const inDomain = (...paths: readonly string[]) => paths.map((path) => `/domain/src/${path}`)
const icon = (name: string) => `/@lucide/icons/dist/esm/icons/${name}.mjs`

/** What is named here, by the ends of paths; whatever these import comes along unless an earlier part has it. */
const parts: readonly [name: string, ends: readonly string[]][] = [
  // react, the router, the guard, the client, the controls of both the sign-in page and the lists, and small things of lists
  // that are sent in fewer bytes beside them
  [
    'core',
    [
      ...inPortal('start.tsx', 'platform/feedback/report-error.ts', 'platform/routing/query-params.ts'),
      ...ui('Heading', 'Link', 'Stack', 'SearchField', 'SkipLink'),
      '/ui/src/components/primitives/IconButton/PlainIconButton.tsx',
      '/ui/src/components/fields/OptionList/unique.ts',
      '/ui/src/hooks/useMediaQuery.ts',
      '/ui/src/tokens/media.ts',
      ...inDomain('text/strip-whitespace.ts'),
      icon('eye'),
    ],
  ],
  ['sign-in', inPortal('app/pages/Login.tsx', 'app/pages/SignInFrame.tsx')],
  // asking the server, keeping what it answered, and what lists and records of every kind show: nearly every screen
  [
    'screen',
    [
      '/valibot/dist/index.mjs',
      ...inPortal('app/shell/FrameProviders.tsx', 'platform/data/query.tsx', 'platform/routing/url-state.ts'),
      ...inPortal('patterns/TermField.tsx', 'patterns/today.ts', 'features/facilities/list/list-state.ts'),
      ...ui('PageHeader', 'TabNav', 'Pagination', 'StatusBadge'),
      '/ui/src/components/data/StatusBadge/DomainBadge.tsx',
      ...inDomain('time/format.ts', 'time/today.ts', 'text/format.ts'),
      ...inApi('contract/paging.ts', 'contract/define.ts', 'contract/facility-list.ts'),
      ...inApi('schema/basics.ts', 'schema/document-state.ts', 'schema/facility-row.ts'),
      '/ui/src/components/shell/Wordmark/Mark.tsx',
    ],
  ],
  // the frame of users, and the table that most screens in it show
  [
    'frame',
    [
      ...inPortal(
        'app/shell/Shell.tsx',
        'platform/session/signed-in.ts',
        'patterns/PagedList.tsx',
        'patterns/saved-views/ViewTabs.tsx',
      ),
      ...ui('DataTable', 'FilterBar'),
      '/ui/src/components/data/DataTable/useTableView.ts',
    ],
  ],
  [
    'notes',
    [
      ...ui(
        'Card',
        'DescriptionList',
        'EmptyState',
        'ErrorState',
        'Skeleton',
        'Breadcrumbs',
        'Code',
        'Section',
      ),
      ...inPortal('patterns/LoadingLines.tsx'),
      // what opens and closes as much as what is ticked
      '/react-stately/dist/private/utils/useControlledState.mjs',
    ],
  ],
  [
    'fields',
    [
      ...ui('TextArea', 'Checkbox', 'CheckboxGroup', 'RadioGroup', 'Form', 'FormActions', 'ErrorSummary'),
      ...inPortal('patterns/SubmitButton.tsx'),
    ],
  ],
  [
    'wire',
    [...inApi('schema/common.ts', 'contract/common.ts', 'schema/document.ts'), ...inDomain('text/text.ts')],
  ],
]

/** The parts in the form of `output.codeSplitting`; the first that claims a module has it. */
export const groups: Part[] = [
  // what the first file is made of; it must stay small
  { name: 'first', tags: ['$initial'], priority: parts.length + 1 },
  ...parts.map(([name, ends], index) => ({
    name,
    test: (id: string) => ends.some((end) => id.endsWith(end)),
    priority: parts.length - index,
  })),
]
