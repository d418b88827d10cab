import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'FormActions',
  status: 'stable',
  summary: 'The buttons that end a form.',
  keywords: ['submit', 'cancel', 'button bar', 'sticky footer', 'save'],
  use: ['At the end of every form; `isSticky` keeps them in view where the form is longer than the screen.'],
  avoid: [{ when: 'The buttons belong to a window.', instead: 'Dialog' }],
  anatomy: [
    {
      name: 'Buttons',
      text: 'The submit button first, then the ways out; on phones full width under each other, in a bar that stays in view beside each other.',
    },
    { name: 'Note', text: 'Words at the far end, such as "Draft saved on this device".' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes from button to button' }],
  accessibility: ['It is plain layout; the buttons bring their own names.'],
  content: ['The submit button names what happens: "Submit for approval".'],
  pairs: [
    {
      do: {
        text: 'Lead with one button, and say in the note what becomes of unsaved work.',
        example: 'OneLeads',
      },
      dont: {
        text: 'Give two buttons the same weight: people stop to compare them.',
        example: 'DontLeadTwice',
      },
    },
  ],

  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
