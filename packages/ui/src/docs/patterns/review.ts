import type { Pattern } from './pattern.ts'

export const review: Pattern = {
  id: 'review-and-decide',
  title: 'Review and decide',
  problem:
    'Decide on what somebody else requested: see what would change, what it rests on and what follows, then say yes or no.',
  use: [
    'A change that a second person decides: a request, an application, proposed prices.',
    'A queue of such changes, worked one after the other.',
  ],
  avoid: [
    'A change of one’s own that takes effect at once: a form or `StatusChangeDialog`.',
    'Only reading what changed: `DiffTable`.',
    'The same decision on many: see Bulk changes.',
  ],
  rules: [
    {
      rule: 'The subject is the title. The changes come first, counted in their heading; unchanged fields are folded.',
      measure: '“4 changes”, “2 fields unchanged”',
      enforcedBy: '`RequestReview`',
    },
    {
      rule: 'The decision stands beside the changes and stays in view; on phones it is one button that opens a sheet. An application, read by its documents, is decided at the foot.',
      measure: 'Beside in wide places, at the lower edge in narrow ones',
      enforcedBy: '`RequestReview`',
    },
    {
      rule: 'A record that changed since the request says so above the changes; where it matters the reader confirms the present values first.',
      measure: 'One notice with the fields',
      enforcedBy: '`RequestReview`',
    },
    {
      rule: 'Approving needs one press, and asks once more only where it cannot be undone. Rejecting and returning need a reason.',
      measure: 'Remarks of 3 to 1000 characters, or a reason from the list that says enough',
      enforcedBy: '`RequestReview`, the server',
    },
    {
      rule: 'What the reader may not decide is replaced by the sentence that says why. Nobody decides on their own request.',
      measure: 'No locked buttons',
      enforcedBy: '`RequestReview`, the server',
    },
    {
      rule: 'Documents are in the order of the work: missing, does not match, to compare, verified. The document stands beside the values it proves, with those values marked.',
      measure: 'Groups without entries are left out',
      enforcedBy: '`DocumentReview`',
    },
    {
      rule: 'The place in the list one came from is kept: the reader goes on to the next without going back.',
      measure: 'Keys J, K and U',
      enforcedBy: 'the request of the portal',
    },
  ],
  wording: [
    ['Heading', '“4 changes”'],
    ['Decisions', '“Approve”, “Return for correction”, “Reject”'],
    ['Not allowed', 'The reason in a sentence, in place of the button'],
    ['Remarks', 'What to correct; the requester reads them'],
    ['Record moved', '“The record changed after this was requested”'],
    ['Decided', 'What happened, to what, with the way to the record'],
  ],
  accessibility: [
    'A refused decision moves the focus to the remarks, which say what is needed.',
    'The button of a decision that is being sent keeps the focus and says so.',
    'A change is told in words as well as by sign and colour: “up 8.8 percent”.',
    'Keys of one letter rest while a text field has the focus (WCAG 2.2, 2.1.4).',
    'Escape closes the sheet of a phone; the decision is not sent by it.',
  ],
  reasons: [
    'A reviewer compares. Old and new side by side, with what did not change out of the way, is the smallest thing to compare.',
    'A second question on every approval would be pressed without reading; it is kept for what cannot be undone.',
    'A locked button says no without a reason. A sentence answers the question at once and saves a call.',
    'A reason that costs three characters to the rejecter saves the requester a guess and a second request.',
  ],
  components: [
    ['RequestReview', 'changes and decision'],
    ['DiffTable', 'old and new values'],
    ['DocumentReview', 'documents and the values they prove'],
    ['DocumentViewer', 'the document itself'],
    ['ConfirmDialog', 'what cannot be undone'],
    ['Timeline', 'life of the request'],
  ],
}
