import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'DocumentViewer',
  status: 'stable',
  summary: 'Shows a document in place: PDF page by page, pictures; others as download.',
  keywords: ['preview', 'pdf', 'image', 'attachment', 'zoom'],
  use: ['To look at a document while its dates are typed or verified.'],
  avoid: [
    {
      when: 'Documents are added.',
      instead: 'DocumentUploader',
    },
  ],
  anatomy: [
    {
      name: 'Title',
      text: 'Name of the file.',
    },
    {
      name: 'Tools',
      text: 'Pages, zoom, turning, download.',
    },
    {
      name: 'Document',
      text: 'One page as wide as the frame, with the values that are compared marked.',
    },
  ],
  keyboard: [
    {
      keys: '+ and −',
      does: 'zoom',
    },
    {
      keys: '0',
      does: 'shows the whole width',
    },
    {
      keys: 'R',
      does: 'turns by a quarter',
    },
    {
      keys: 'Page Up and Page Down',
      does: 'leaf through a PDF',
    },
  ],
  accessibility: [
    'The document lies in a named frame that takes the focus, so that it scrolls, zooms and turns by keys; zoom and page are announced.',
    'The text of a PDF page is read out; a scan has none, and its frame says the name of the file only.',
    'What cannot be shown is offered as a download, in words.',
  ],
  content: ['The name of the file as it was sent.'],
  pairs: [
    {
      do: {
        text: 'Show the document where it is judged; what cannot be shown is offered as a download.',
        example: 'Picture',
      },
      dont: {
        text: 'Send people to a new tab: what they compare is out of sight, and they do not know it.',
        example: 'DontOpenElsewhere',
      },
    },
  ],

  changelog: [
    {
      date: '2026-11-28',
      text: '`isFull`: fills a dialog of the whole screen, which it does not open again.',
    },
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
