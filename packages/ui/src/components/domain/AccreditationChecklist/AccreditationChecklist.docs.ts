import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'AccreditationChecklist',
  status: 'stable',
  summary: 'What an accreditation needs, what is there and what has been verified.',
  keywords: ['requirements', 'checklist', 'verify', 'documents', 'compliance'],
  use: ['On facility and physician records, for staff who verify.'],
  avoid: [
    {
      when: 'Documents are only collected.',
      instead: 'DocumentUploader',
    },
  ],
  anatomy: [
    {
      name: 'Head',
      text: 'Its name, how many are complete, and what is missing in a sentence.',
      at: 'section > :first-child',
    },
    {
      name: 'Line',
      text: 'Requirement, state of the document, validity, and who verified it when.',
      at: 'section li',
    },
    { name: 'Document', text: 'A link to it.', at: 'section li a' },
    { name: 'Blank form', text: 'Saves the form to fill in, where a document is missing or ends.' },
    { name: 'Tick', text: 'Verifies it, for those who may.', at: 'section li label' },
  ],
  anatomyStory: 'Complete',
  keyboard: [
    {
      keys: 'Tab',
      does: 'goes from line to line',
    },
    {
      keys: 'Space',
      does: 'ticks a requirement',
    },
    {
      keys: 'Enter',
      does: 'opens its document',
    },
  ],
  accessibility: [
    'Every tick is named by its requirement; who ticked it and when is beside it.',
    'A tick that is being saved says so and keeps the focus.',
  ],
  content: ['Requirements as the rule names them: “Mayor’s permit”.'],
  pairs: [
    {
      do: {
        text: 'Show the same list to those who may only read it: without `onVerify` there are no boxes.',
        example: 'ReadOnly',
      },
      dont: {
        text: 'Tick a document because it is there: verified means that a person compared it.',
        example: 'DontTickUnread',
      },
    },
  ],

  changelog: [
    {
      date: '2026-11-25',
      text: 'A requirement may have a blank form to download.',
    },
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
