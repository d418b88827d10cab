import type { Pattern } from './pattern.ts'

export const upload: Pattern = {
  id: 'upload',
  title: 'Upload',
  problem:
    'Bring documents and sheets of data in: what is required, what came in, what was refused, and no work lost on a bad line.',
  use: [
    'Documents of a record or an application.',
    'A sheet of rows that become entries: prices, procedures, licences to verify.',
  ],
  avoid: [
    'One or two values: type them.',
    'A document that is only looked at: `DocumentViewer`.',
    'A form of an authority to fill in: offer it with `BlankFormButton`, then the upload.',
  ],
  rules: [
    {
      rule: 'Required documents are in the list from the start, each with its place. The list is a checklist, not a bin.',
      measure: 'Badge “Missing”',
      enforcedBy: '`DocumentUploader`',
    },
    {
      rule: 'The button comes first and works alone. Dropping, pasting, camera and folder are extra.',
      measure: 'The whole panel takes a drop',
      enforcedBy: '`DocumentUploader`',
    },
    {
      rule: 'A file is told by its content, not by its name.',
      measure: 'First bytes; twins by SHA-256',
      enforcedBy: '`DocumentUploader`, the server',
    },
    {
      rule: 'A refusal names the file, the reason and what would do. The other files go on.',
      measure: 'One sentence a file; of many files one sentence for all',
      enforcedBy: '`DocumentUploader`',
    },
    {
      rule: 'A failed file stays, with a way to send it again. Without a connection it waits and goes on by itself.',
      measure: 'One bar a file',
      enforcedBy: '`DocumentUploader`',
    },
    {
      rule: 'Removing offers Undo.',
      measure: 'The row returns to its place',
      enforcedBy: '`DocumentUploader`',
    },
    {
      rule: 'A sheet is checked before anything is saved: choose, check, repair, save. A file that was uploaded before is recognised.',
      measure: 'Ready rows, rows with errors and rows left out are counted',
      enforcedBy: 'the import of the portal',
    },
    {
      rule: 'A wrong cell is repaired on the page; the file need not be sent again. A check can be left and opened again by its address.',
      measure: 'Every import',
      enforcedBy: 'the import of the portal',
    },
  ],
  wording: [
    ['Button', '“Add files”, “Check the file”'],
    ['Refused', '“scan.heic: kind not accepted. Use PDF, JPEG or PNG.”'],
    ['No file', '“Choose your list first.”'],
    ['Before the check', '“Everything is checked first; nothing is saved until you say so.”'],
    ['Running', '“Checking prices.xlsx”, “1,200 of 3,400 rows”'],
    ['Saved', '“3,380 rows were taken over. 20 rows were left out.”'],
  ],
  accessibility: [
    'What came in and what was refused is announced in one sentence.',
    'After a file is chosen for a missing document the focus moves to its row; after removing, to the next one.',
    'Dragging is never needed (WCAG 2.2, 2.5.7).',
    'A row is reached with Tab, its controls in reading order; Ctrl and V pastes files.',
    'Progress is a named bar with its value in words.',
  ],
  reasons: [
    'An empty drop zone does not say what is wanted. A list of required documents does, and shows at any time what is left.',
    'Whoever prepared 3,000 rows will not do it again for 20 wrong ones. Taking the good rows and naming the others keeps the work.',
    'Names of files lie, above all on phones. The content does not, and wrong kinds are found before they travel.',
    'Sending and saving are two steps, so that a person sees the result of the check before it counts.',
  ],
  components: [
    ['DocumentUploader', 'files as a checklist'],
    ['BlankFormButton', 'form to fill in'],
    ['DocumentViewer', 'document on the page'],
    ['ProgressBar', 'sending and checking'],
    ['DataTable', 'rows to repair'],
    ['Notice', 'result and failure'],
  ],
}
