import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'DocumentViewer',
  status: 'stable',
  summary: 'Shows a document in place: PDF, pictures with zoom, others as download.',
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
      text: 'Zoom, download.',
    },
    {
      name: 'Document',
      text: 'In the browser’s own reader.',
    },
  ],
  keyboard: [
    {
      keys: '+ and −',
      does: 'zoom a picture',
    },
    {
      keys: '0',
      does: 'shows the whole picture',
    },
  ],
  accessibility: [
    'A picture lies in a named frame that takes the focus, so that it scrolls and zooms by keys; the zoom is announced.',
    'What cannot be shown is offered as a download, in words.',
  ],
  content: ['The name of the file as it was sent.'],
  do: [
    {
      text: 'Offer a download for other kinds.',
      story: 'OtherKind',
    },
  ],
  dont: [
    {
      text: 'Open it in a new tab without saying so.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
