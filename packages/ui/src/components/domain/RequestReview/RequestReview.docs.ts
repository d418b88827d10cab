import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'RequestReview',
  status: 'stable',
  summary: 'A request to change a record: what would change, and the decision beside it.',
  keywords: ['approve', 'reject', 'decision', 'four eyes', 'review'],
  use: ['On the page of a request.'],
  avoid: [
    {
      when: 'Only the changes are shown.',
      instead: 'DiffTable',
    },
    {
      when: 'A status is changed directly.',
      instead: 'StatusChangeDialog',
    },
  ],
  anatomy: [
    {
      name: 'Heading',
      text: 'How many changes.',
      at: 'h2',
    },
    {
      name: 'Notice',
      text: 'What moved on the record since.',
    },
    {
      name: 'Changes',
      text: 'The table.',
      at: 'table',
    },
    {
      name: 'Decision',
      text: 'Approve, return, reject, with remarks; a sheet on phones.',
      at: 'section[aria-label="Decision"]',
    },
  ],
  anatomyStory: 'Default',
  keyboard: [
    {
      keys: 'Tab',
      does: 'goes from the changes to the decision',
    },
    {
      keys: 'Escape',
      does: 'closes the sheet of a phone',
    },
  ],
  accessibility: [
    'A refused decision leads to the remarks, which say what is needed.',
    'What is not allowed is replaced by the sentence that says why.',
    'The pending button keeps the focus.',
  ],
  content: ['Remarks are read by the requester: say what to correct.'],
  pairs: [
    {
      do: { text: 'Say why somebody may not decide, in place of the buttons.', example: 'OwnRequest' },
      dont: {
        text: 'Take the buttons away without a word: people look for them, and ask.',
        example: 'DontHideTheReason',
      },
    },
    {
      do: {
        text: 'Give what cannot be undone a second question, with its consequence.',
        example: 'Irreversible',
      },
      dont: {
        text: 'Offer a decision without the one that sends the request back: a small mistake ends in a rejection.',
        example: 'DontForceYesOrNo',
      },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
