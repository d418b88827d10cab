import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Dialog',
  status: 'stable',
  summary: 'A window over the page that must be closed before anything else.',
  keywords: ['modal', 'window', 'popup', 'overlay', 'lightbox'],
  use: ['For a short form or a decision that belongs to the page behind it.'],
  avoid: [
    { when: 'It only asks yes or no.', instead: 'ConfirmDialog' },
    { when: 'People work beside the page.', instead: 'Drawer' },
    { when: 'It is a page of its own: it has an address, or more than one step.', instead: 'PageHeader' },
  ],
  anatomy: [
    {
      name: 'Header',
      text: 'Title and cross; stays in view while the body scrolls.',
      at: '[role="dialog"] > :first-child',
    },
    { name: 'Body', text: 'What is asked or shown.', at: '[role="dialog"] > :nth-child(2)' },
    {
      name: 'Footer',
      text: 'The way out first, the action last; on phones full width, the action on top.',
      at: '[role="dialog"] > :nth-child(3)',
    },
  ],
  anatomyStory: 'Open',
  keyboard: [
    { keys: 'Escape', does: 'closes, unless `isForced`' },
    { keys: 'Tab', does: 'stays inside' },
  ],
  accessibility: [
    'The focus goes in, stays in, and returns to where it was.',
    'It is named by its title. With `isForced` there is neither cross nor Escape: only for questions that must be answered.',
  ],
  content: ['The title is what the window does: "Change status".'],
  pairs: [
    {
      do: {
        text: 'Name the act in the title and the button; only the cross, Escape and Cancel leave a form.',
        example: 'ShortForm',
      },
      dont: {
        text: 'Let a press outside throw typed work away, or answer with "OK".',
        example: 'DontLoseWork',
      },
    },
    {
      do: { text: 'Say in the dialog what failed and keep what was typed.', example: 'Failed' },
      dont: { text: 'Open a dialog from a dialog: it is unclear what is saved.', example: 'DontOpenTwo' },
    },
  ],
  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
