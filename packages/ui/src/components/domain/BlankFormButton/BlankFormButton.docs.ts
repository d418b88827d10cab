import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'BlankFormButton',
  status: 'stable',
  summary: 'Downloads the form that a provider fills in by hand and sends back.',
  keywords: ['blank form', 'template', 'download', 'document type'],
  use: [
    'At a document that is missing, expired or about to expire, when its type has a form.',
    'Once above a list whose rows are all made with one form.',
  ],
  avoid: [
    { when: 'The file is a document that somebody sent.', instead: 'DocumentUploader' },
    { when: 'The file is a workbook to be uploaded again: name what it is for.', instead: 'Button' },
  ],
  anatomy: [
    { name: 'Button', text: 'Quiet and small: the document is the subject, not its form.' },
    { name: 'Placement', text: '`under` the words of its document, or `beside` other parts.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'starts the download' },
    { keys: 'Space', does: 'starts the download when the key is let go' },
  ],
  accessibility: [
    'Its name ends with the document, so that ten of them in a list can be told apart.',
    'It keeps the focus while the file is fetched.',
  ],
  content: ['The words are fixed. `label` is the name of the document as it stands beside it.'],
  pairs: [
    {
      do: { text: 'Offer the form where its document is missing or ends.', example: 'BesideTheDocument' },
      dont: {
        text: 'Offer it for a document that is in order: nobody has to fill it in again.',
        example: 'DontOfferTwice',
      },
    },
  ],

  changelog: [
    { date: '2026-11-26', text: 'A component of its own; until then four buttons with two names.' },
  ],
}
