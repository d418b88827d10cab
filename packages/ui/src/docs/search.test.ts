import { describe, expect, it } from 'vitest'
import { loadDocs } from './catalogue.ts'
import { searchDocs } from './search.ts'

const catalogue = [...(await loadDocs()).values()]
const namesFor = (typed: string): string[] => searchDocs(catalogue, typed).components.map(({ name }) => name)

describe('search by purpose', () => {
  it.each([
    ['money input', 'MoneyField'],
    ['delete with a warning', 'ConfirmDialog'],
    ['pick several from a long list', 'MultiComboBox'],
    ['progress of an upload', 'ProgressBar'],
    ['message after saving', 'Toaster'],
    ['pages of a record', 'TabNav'],
    ['who did what', 'AuditTrail'],
    ['date of birth', 'DateField'],
    ['on off', 'Switch'],
    ['phone number', 'TextField'],
    ['snackbar', 'Toaster'],
    ['explain an icon', 'Tooltip'],
    ['irreversible', 'ConfirmDialog'],
    ['ask before something that cannot be undone', 'ConfirmDialog'],
    ['undo', 'Toaster'],
    ['register', 'DataTable'],
    ['show rows of a register with pages and filters', 'DataTable'],
    ['filter', 'FilterBar'],
    ['pagination', 'DataTable'],
    ['pagination', 'Pagination'],
    ['saved', 'Toaster'],
    ['success', 'Toaster'],
    ['tell a user that saving worked', 'Toaster'],
    ['confirmation', 'ConfirmDialog'],
    ['confirmation', 'Toaster'],
    ['city', 'ComboBox'],
    ['choose one of 1,500 cities', 'AsyncComboBox'],
    ['long list', 'ComboBox'],
    ['long list', 'AsyncComboBox'],
    ['a price that changes on a day in the future', 'PriceHistory'],
    ['I want to let people pick a date please', 'DatePicker'],
  ])('“%s” leads to %s among the first three', (typed, name) => {
    expect(namesFor(typed).slice(0, 3)).toContain(name)
  })

  it.each([
    ['paging', 'Pagination'],
    ['paging', 'DataTable'],
    ['pages', 'Pagination'],
    ['paginated list', 'Pagination'],
    ['dates', 'DateField'],
    ['dating', 'DateField'],
    ['filtering', 'FilterBar'],
    ['uploaded', 'DocumentUploader'],
    ['uploading files', 'DocumentUploader'],
    ['notices', 'Notice'],
    ['notifications', 'NotificationBell'],
    ['chosen', 'RadioGroup'],
    ['choosing from long lists', 'ComboBox'],
    ['searching', 'SearchField'],
    ['sorting', 'DataTable'],
    ['loading', 'Skeleton'],
    ['confirming', 'ConfirmDialog'],
    ['deleting', 'ConfirmDialog'],
    ['tagged', 'Tag'],
    ['printed', 'PrintFrame'],
    ['addresses', 'AddressField'],
    ['prices', 'PriceHistory'],
    ['statuses', 'StatusBadge'],
    ['charts', 'BarChart'],
  ])('“%s”, a form of a word, leads to %s among the first five', (typed, name) => {
    expect(namesFor(typed).slice(0, 5)).toContain(name)
  })

  it.each([
    ['dating', 'dat'],
    ['paging', 'pag'],
    ['sizes', 'siz'],
  ])('“%s” finds no word that only begins with “%s”', (typed, stem) => {
    const docs = {
      ...catalogue[0],
      name: `${stem}um`,
      keywords: [`${stem}anum`],
      parts: [],
      summary: '',
      use: [],
      avoid: [],
      guide: [],
    }
    expect(searchDocs([docs as (typeof catalogue)[number]], typed).components).toEqual([])
  })

  it('finds whole beginnings of words only', () => {
    expect(namesFor('tree')).not.toContain('AddressField')
  })

  it('finds nothing for words nobody wrote, and everything without words', () => {
    expect(namesFor('zeppelin')).toEqual([])
    expect(namesFor(' ')).toHaveLength(catalogue.length)
  })

  it('says when no component has all words', () => {
    expect(searchDocs(catalogue, 'money zeppelin').hasAll).toBe(false)
    expect(searchDocs(catalogue, 'money').hasAll).toBe(true)
  })

  it.each([
    ['carousel', 'Carousel'],
    ['tree view', 'Tree'],
    ['kanban', 'Kanban board'],
    ['drag and drop', 'Drag and drop of rows'],
  ])('“%s” is answered by the reason why there is no such component', (typed, name) => {
    expect(searchDocs(catalogue, typed).missing.map((one) => one.name)).toContain(name)
  })

  it('answers a component that is here with no reason against it', () => {
    expect(searchDocs(catalogue, 'dropdown').missing).toEqual([])
  })
})
