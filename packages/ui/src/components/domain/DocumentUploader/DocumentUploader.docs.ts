import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'DocumentUploader',
  status: 'stable',
  summary: 'Documents of a record as a checklist: what is required is there from the start.',
  keywords: ['upload', 'files', 'dropzone', 'attachments', 'documents', 'camera'],
  use: ['For documents of facilities and physicians, in forms or at once.'],
  avoid: [
    {
      when: 'A document is only looked at.',
      instead: 'DocumentViewer',
    },
  ],
  anatomy: [
    {
      name: 'Buttons',
      text: 'Add files first; camera and folder where the device has them.',
      at: 'ul + div > button',
    },
    {
      name: 'Drop zone',
      text: 'The whole panel, never the only way.',
      at: 'section > :first-child',
    },
    {
      name: 'Mark',
      text: 'The kind of the file, or a new picture itself; its place stays empty for a missing one.',
      at: 'section li [aria-hidden]',
    },
    {
      name: 'Rows',
      text: 'Type, name, size, badge, days; Preview, and a menu with the other actions.',
      at: 'section li',
    },
    {
      name: 'Field',
      text: 'A single document is one field with one button until it is there.',
    },
    {
      name: 'Blank form',
      text: 'Where the type has one to fill in: saves it, at the place of the type.',
    },
    {
      name: 'Progress',
      text: 'One bar for each file.',
    },
    {
      name: 'Undo',
      text: 'After removing.',
    },
  ],
  anatomyStory: 'Default',
  keyboard: [
    {
      keys: 'Tab',
      does: 'goes through the rows and their controls',
    },
    {
      keys: 'Enter or Space',
      does: 'uses the focused control',
    },
    {
      keys: 'Ctrl and V',
      does: 'pastes files',
    },
  ],
  accessibility: [
    'What came in and what was refused is announced in one sentence.',
    'Removing moves the focus to the next row.',
    'Kinds are told by the content, not by the name.',
    'The mark of a row is decoration: the name of the file says it too.',
  ],
  content: [
    'A refusal says the file, the reason and what would do: “scan.heic: kind not accepted. Use PDF, JPEG or PNG.”',
  ],
  pairs: [
    {
      do: {
        text: 'Give every required document its place, also while it is missing.',
        example: 'RequiredPlaces',
      },
      dont: { text: 'Show an empty bin instead of what is required.', example: 'DontShowEmptyBin' },
    },
  ],
  changelog: [
    {
      date: '2026-11-27',
      text: 'A single document is one field; rows are 48 px high, with Preview and a menu for the other actions.',
    },
    {
      date: '2026-11-25',
      text: 'A type may have a blank form to download.',
    },
    {
      date: '2026-11-22',
      text: 'Each row begins with a mark: the kind of its file, a new picture itself, an empty place for a missing one.',
    },
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
