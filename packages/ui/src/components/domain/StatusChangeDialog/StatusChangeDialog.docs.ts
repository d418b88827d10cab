import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'StatusChangeDialog',
  status: 'stable',
  summary: 'Moves a record to one of the statuses that may follow its present one.',
  keywords: ['change status', 'accredit', 'suspend', 'transition', 'workflow'],
  use: ['For staff who may change the status of a record.'],
  avoid: [
    {
      when: 'A change is requested by somebody else.',
      instead: 'RequestReview',
    },
    {
      when: 'Something is removed.',
      instead: 'ConfirmDialog',
    },
  ],
  anatomy: [
    {
      name: 'Statuses',
      text: 'Only those that may follow.',
    },
    {
      name: 'Conditions',
      text: 'What is still open, one a line, with links.',
    },
    {
      name: 'Fields',
      text: 'Day and reason, as the status needs them; a suspension also takes its last day.',
    },
    {
      name: 'Outlook',
      text: 'What the chosen change touches, who is told, and whether a second person decides.',
    },
    {
      name: 'Buttons',
      text: 'Cancel, then the verb.',
    },
  ],
  keyboard: [
    {
      keys: 'Arrow keys',
      does: 'choose a status',
    },
    {
      keys: 'Escape',
      does: 'cancels',
    },
  ],
  accessibility: [
    'An unmet condition is said in words and leads to where it is put right.',
    'A refusal by the server is announced inside.',
  ],
  content: ['The button names the step: “Suspend”.'],
  pairs: [
    {
      do: {
        text: 'List open conditions, each with the way to where it is resolved.',
        example: 'OpenConditions',
      },
      dont: { text: 'Say only that it cannot be done.', example: 'DontOnlyRefuse' },
    },
  ],

  changelog: [
    {
      date: '2026-11-25',
      text: 'States what a change touches before it is confirmed, and when a second person decides.',
    },
    {
      date: '2026-11-21',
      text: 'A suspension may have a last day.',
    },
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
