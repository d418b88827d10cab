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
      ...ui('Heading', 'Link', 'Stack', 'SearchField', 'SkipLink', 'TextField'),
      '/ui/src/components/primitives/IconButton/PlainIconButton.tsx',
      '/ui/src/components/fields/OptionList/unique.ts',
      '/ui/src/element/element-props.ts',
      '/ui/src/element/useElementProps.ts',
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
      ...ui('PageHeader', 'TabNav', 'Pagination', 'StatusBadge', 'Wordmark'),
      '/ui/src/components/domain/DomainBadge/DomainBadge.tsx',
      ...inDomain('time/format.ts', 'time/today.ts', 'text/format.ts', 'text/person-name.ts'),
      ...inApi('contract/paging.ts', 'contract/define.ts'),
      ...inApi('contract/facility-list.ts', 'contract/physician-list.ts', 'schema/physician-row.ts'),
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
      // the list most people open first, and what it shares with others
      ...inPortal('features/facilities/list/FacilityList.tsx'),
    ],
  ],
  // cards, notes and the entities of the contract: records, work lists and the open directory
  [
    'common',
    [
      ...ui(
        'Card',
        'DescriptionList',
        'EmptyState',
        'ErrorState',
        'Skeleton',
        'Breadcrumbs',
        'Code',
        'Tag',
        'NativeSelect',
      ),
      ...inPortal(
        'patterns/LoadingLines.tsx',
        'patterns/ReadError.tsx',
        'patterns/work/due-day.css.ts',
        'platform/feedback/UnderConstruction.tsx',
      ),
      // what opens and closes as much as what is ticked
      '/react-stately/dist/private/utils/useControlledState.mjs',
      ...inApi('schema/common.ts', 'contract/common.ts', 'schema/document.ts'),
      ...inDomain('text/text.ts', 'schedule/hours-on.ts', 'schedule/opening-hours.ts'),
      ...inApi('schema/public-confirmation.ts', 'schema/opening.ts'),
    ],
  ],
  ['directory', inPortal('app/shell/PublicFrame.tsx', 'features/directory/Directory.tsx')],
  // what the server answers about requests and about the one who is signed in, and the queue that a request was opened from
  [
    'requests',
    [
      ...inApi('contract/log.ts', 'contract/auth.ts', 'contract/request.ts', 'contract/request-desk.ts'),
      ...inDomain('work/rank.ts', 'work/due.ts'),
      ...inPortal('features/requests/queue-place.ts', 'patterns/work/DueDay.tsx'),
      ...inPortal('platform/shortcuts/shortcuts.ts'),
    ],
  ],
  // what the homes of staff and of providers begin with, and what records show as well
  [
    'dashboard',
    [
      ...inPortal('features/dashboard/Dashboard.tsx', 'patterns/work/WorkCard.tsx'),
      ...inPortal('platform/forms/draft-store.ts'),
      icon('ellipsis'),
      ...ui('Disclosure', 'Timeline'),
      '/ui/src/components/domain/DomainBadge/DocumentBadge.tsx',
      ...inDomain('text/problem.ts'),
    ],
  ],
  // what it answers about providers and their prices, the declarations of their fields, the drawing of validity, days and
  // sections, and what mailed links need without a session: the records and their forms
  [
    'providers',
    [
      ...ui('ValidityRuler', 'TextArea', 'Section', 'ProgressBar'),
      '/ui/src/time/time.ts',
      ...inApi('contract/confirmation.ts', 'schema/confirmation.ts', 'schema/link-token.ts'),
      ...inDomain('confirmation/freshness.ts', 'confirmation/presentation.ts', 'confirmation/sections.ts'),
      ...inApi(
        'contract/reference.ts',
        'contract/facility.ts',
        'contract/physician.ts',
        'schema/duplicate.ts',
      ),
      ...inDomain('field/rules.ts', 'fees/kinds.ts', 'money/money.ts', 'time/typed-day.ts'),
    ],
  ],
  // choosing, opening and what stands above the page
  [
    'controls',
    [
      ...ui('Checkbox', 'CheckboxGroup', 'RadioGroup', 'Form', 'FormActions', 'ErrorSummary'),
      ...ui('Menu', 'Tooltip'),
      ...inPortal('patterns/SubmitButton.tsx'),
    ],
  ],
  ['queue', inPortal('features/requests/Requests.tsx')],
  ['physicians', inPortal('features/physicians/list/PhysicianList.tsx', 'patterns/SearchRequests.tsx')],
  // the three records, without what only a click opens
  [
    'records',
    inPortal(
      'features/requests/RequestRecord.tsx',
      'app/records/FacilityRecordScreen.tsx',
      'app/records/PhysicianRecordScreen.tsx',
    ),
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
