import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Button',
  status: 'stable',
  summary: 'Starts an action on the page: save, submit, open a dialog.',
  keywords: ['action', 'submit', 'save', 'call to action', 'CTA', 'pending', 'destructive'],
  use: [
    'To change something or start something: save, submit for approval, add a facility.',
    'One `primary` in a view, for the step most people take next; everything beside it is `secondary` or `quiet`.',
    '`danger` for the last step that cannot be undone; `dangerOutline` for the button that leads to that step.',
  ],
  avoid: [
    { when: 'It goes to another page or record: a link can be opened in a new tab.', instead: 'LinkButton' },
    { when: 'There is room for a drawing only.', instead: 'IconButton' },
    { when: 'Several actions belong to one row or record.', instead: 'ActionMenu' },
  ],
  guide: [
    {
      title: 'Placement',
      text: [
        'The buttons that end a form stand at its foot, in `FormActions`: the one that saves first, then the ways out. In a `Dialog` the way out comes first and the act last, at the end edge.',
        'Acts on a whole page stand beside its title, in `PageHeader` or `RecordBanner`. Acts on rows that were selected stand in the bar of the table.',
        'At most one primary button on a page, and none where nothing leads. The first item of a work list may hold it; the others are then secondary.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'Ask where people are after the press. On another page: `LinkButton`, which can be opened in a new tab. On the same one: Button.',
        '`secondary` is for acts of the same rank, `quiet` for acts that are repeated in rows and cards, where borders would add up.',
        '`dangerOutline` opens the question, `danger` answers it. A red button on a page that only opens a question frightens too early.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'While it works it stays in place, keeps its width and its focus, and takes no second press.',
        'It is not disabled because a form is incomplete. People press it and are told what is missing.',
        'Where an act is impossible for a reason, leave the button out and say the reason in its place.',
      ],
    },
    {
      title: 'Content',
      text: [
        'Verb and thing: “Add facility”. An ellipsis says that something is asked before it happens: “Remove licence.pdf…”.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'A disabled button cannot be reached with Tab, has low contrast and gives no reason. GOV.UK advises against disabled buttons for that.',
        'Two buttons of the same weight make people read both. One that leads is found at a glance.',
      ],
    },
  ],
  anatomy: [
    {
      name: 'Container',
      text: 'As wide as its words, as tall as the density says; never narrower than 24 px.',
      at: 'button',
    },
    {
      name: 'Icon',
      text: 'Optional, before the words, 16 px. It repeats the words and is hidden from screen readers.',
      at: 'button svg',
    },
    { name: 'Label', text: 'A verb and what it acts on. It wraps rather than being cut off.' },
    { name: 'Pending mark', text: 'Takes the place of the label while `isPending`; the width stays.' },
  ],
  anatomyStory: 'WithIcon',
  keyboard: [
    { keys: 'Enter', does: 'presses the button when the key goes down' },
    { keys: 'Space', does: 'presses the button when the key is let go' },
  ],
  accessibility: [
    'It is a native `button`; its label is its accessible name.',
    'While pending it keeps its focus, takes no press, and a screen reader hears `pendingLabel`.',
    'A disabled button cannot be reached with Tab. Where people may wonder why, leave it enabled and explain on press.',
    'In forced colours it keeps a border; disabled becomes the system grey.',
  ],
  content: [
    'Begin with a verb and name the thing: "Change status", not "OK" or "Yes".',
    'Sentence case, no full stop, at most four words.',
    'Say in `pendingLabel` what is going on: "Saving the status".',
  ],
  pairs: [
    {
      do: {
        text: 'Let the variants rank the actions: one primary, the rest quieter.',
        example: 'RankedActions',
      },
      dont: { text: 'Put two primary buttons side by side: neither leads then.', example: 'DontLeadTwice' },
    },
    {
      do: {
        text: 'Keep the button in place while it works and say what it is doing.',
        example: 'WhileItWorks',
      },
      dont: {
        text: 'Disable it while it works: it loses the focus and says nothing.',
        example: 'DontDisableSilently',
      },
    },
    {
      do: { text: 'Name the act and its object; let a long label wrap.', example: 'NamedAction' },
      dont: { text: 'Shorten the label until it only says "Submit" or "OK".', example: 'DontAbbreviate' },
    },
  ],
  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
