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
  guide: [
    {
      title: 'Placement',
      text: [
        'Over the page it belongs to, opened by a press of the reader. Never when a page opens, and never from another dialog.',
        'The title says the task, the body asks, the footer ends it: the way out first, the act last.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'A yes or no is a `ConfirmDialog`. Details beside which people go on working are a `Drawer`. A hint at one control is a `Popover`.',
        'More than about seven fields, more than one step, or something people may want to link to: a page of its own.',
        'If people have to look at the page behind it in order to answer, it should not cover the page: use a drawer, or put the question on the page.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'The focus goes in, stays in and returns to the button that opened it. Escape and the cross leave it.',
        'A press outside closes it only where nothing typed would be lost.',
        '`isForced` leaves no way out but an answer; the end of a session is such a case, an offer is not.',
        'While it saves it stays open. A failure is said inside, above the fields, and what was typed stays.',
        'The body scrolls; title and footer stay in view. On phones the buttons are as wide as the window, the act on top.',
      ],
    },
    {
      title: 'Content',
      text: ['Title and main button use the same verb: “Change status”, then “Change”.'],
    },
    {
      title: 'Reasons',
      text: [
        'A dialog interrupts and hides context. NN/g advises to keep modal windows for what is important and short; a long form in one is lost by a stray press.',
        'A dialog over a dialog leaves people unsure which one Escape closes.',
      ],
    },
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
