import type { Pattern } from './pattern.ts'

export const bulkChanges: Pattern = {
  id: 'bulk-changes',
  title: 'Bulk changes',
  problem: 'Do one thing to many records, knowing before what will happen to which, and after what did.',
  use: [
    'The same decision on many requests: approve, reject, assign.',
    'A document or notice for many records at once.',
  ],
  avoid: [
    'Different values for each: an upload, or a table with fields.',
    'Two or three records: open them.',
    'What needs a look at each one: see Review and decide.',
  ],
  rules: [
    {
      rule: 'Rows are chosen in the list. The choice outlives a page turn, and its bar says how many, and how many of them are on this page.',
      measure: 'The box in the head takes this page only',
      enforcedBy: '`DataTable` with `selectionMode="across"`',
    },
    {
      rule: 'All that match the filters is a second, named step, never a surprise of the box in the head.',
      measure: '“Take all that match”',
      enforcedBy: 'the batch of the portal',
    },
    {
      rule: 'A page checks the batch before it runs, in three groups: left alone, look at these first, ready.',
      measure: 'Groups without rows are left out; the largest sums first',
      enforcedBy: 'the batch of the portal',
    },
    {
      rule: 'Figures stand above the groups and add up: will be done, left alone, excluded by you.',
      measure: 'Four figures',
      enforcedBy: '`StatTile`',
    },
    {
      rule: 'Single rows can be excluded. An excluded row keeps its place and says so.',
      measure: '“Excluded by you”; “Exclude all” for each group',
      enforcedBy: 'the batch of the portal',
    },
    {
      rule: 'A row is left alone when its record changed since it was looked at. The others go on.',
      measure: 'The version is sent with each row',
      enforcedBy: 'the server',
    },
    {
      rule: 'The result is a receipt with an address: each row, done or left alone, and why.',
      measure: 'The last fifty batches of a person are listed',
      enforcedBy: 'the batch of the portal',
    },
  ],
  wording: [
    ['Bar', '“39 selected, 10 on this page”'],
    ['Figure', '“Will be approved”, “Left alone”, “Excluded by you”'],
    ['Group', '“Look at these first. The largest sums first.”'],
    ['Button', 'The verb and the number: “Approve 39…”'],
    ['Nothing chosen', '“No request is chosen. Choose requests in the list, then check them here.”'],
    ['Receipt', '“Approved: 38 of 39 requests”'],
  ],
  accessibility: [
    'Each box is named by its record: “Include Amihan Medical Center, REQ0000123”.',
    'The number of chosen rows is announced when it changes.',
    'Space chooses the row of the current cell; Shift extends the choice.',
    'The bar of the choice comes after the rows in reading order, and sticks only in windows of at least 480 px of height.',
    'Result and reason are words, not only a colour.',
  ],
  reasons: [
    'The price of a mistake grows with the number. Checking costs one page, undoing costs as many as there are rows.',
    'People trust a batch that says what it will not do. The group “left alone” comes first for that reason.',
    'A result that passes in a message cannot be shown to an auditor. A receipt can.',
    'One bad row must not stop ninety good ones, nor be hidden among them.',
  ],
  components: [
    ['DataTable', 'choice, groups and receipt'],
    ['StatTile', 'figures'],
    ['Checkbox', 'excluding a row'],
    ['Dialog', 'reason and remarks, once for all'],
    ['StatusBadge', 'result of a row'],
    ['Notice', 'what stands against it'],
  ],
}
