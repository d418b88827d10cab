import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Notice',
  status: 'stable',
  summary: 'A message that belongs to the content around it and stays until its reason is gone.',
  keywords: ['banner', 'alert', 'callout', 'inline message', 'warning', 'info box'],
  use: [
    'For what people must know before they act here: a pending copy, an expired document, a failed save.',
  ],
  avoid: [
    { when: 'It passes.', instead: 'Toaster' },
    { when: 'It is about the answers of a form.', instead: 'ErrorSummary' },
    { when: 'There is nothing else to show.', instead: 'ErrorState' },
  ],
  guide: [
    {
      title: 'Placement',
      text: [
        'Directly above or beside what it is about: over the form, in the card, under the banner of a record. A notice on the whole page stands above all its content.',
        'Notices of one record stand beside each other where there is room, so that they do not push the record down.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'True while the page is open: Notice. True for a moment: `Toaster`. It must be answered: `ConfirmDialog`. Answers of a form: `ErrorSummary`.',
        'In place of content that could not be read: `ErrorState`. Above content that could: Notice with the tone `danger`.',
        'A status is no message. It is a `StatusBadge` at the name.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'It has no cross. It leaves when its reason is gone, so that nobody hides what still holds.',
        'What appears after an action takes `isLive`; what was there when the page opened does not, or it is read before the title.',
        'Buttons in it are small and solve what it says: “Go on with the draft”, “Try again”.',
        'Several causes of one tone are one notice with a list. The most serious decides the tone.',
      ],
    },
    {
      title: 'Content',
      text: [
        'The title is the fact, in a clause: “The licence to operate ends in 28 days”. The text is what follows or what to do.',
        'One sentence needs no title.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'People learn to look past boxes that are always there. One notice that says something is worth three.',
        'WCAG 2.2, 4.1.3 asks that a status message reaches a screen reader without the focus moving to it; `isLive` does that.',
      ],
    },
  ],
  anatomy: [
    { name: 'Icon', text: 'The kind, with a word for screen readers.', at: '[role="img"]' },
    { name: 'Title and text', text: 'What is so, and what follows from it.', at: '[role="img"] + div > p' },
    { name: 'Actions', text: 'Buttons and links under the words.', at: 'div:has(> button)' },
  ],
  anatomyStory: 'WithActions',
  keyboard: 'not focusable',
  accessibility: [
    'With `isLive` it is read when it appears: danger at once, the others after what is being read.',
    'In forced colours it keeps its frame and its icon takes the colour of the text.',
  ],
  content: [
    'The title says what is so; the text what to do.',
    'Several reasons are a plain `ul`; it stands on the line of the title, and one reason looks like a sentence.',
  ],
  pairs: [
    {
      do: { text: 'Put one notice next to what it is about.', example: 'BesideItsSubject' },
      dont: { text: 'Stack three of them; show the one that decides.', example: 'DontStack' },
    },
    {
      do: { text: 'Say what did not happen, what it means and what to do.', example: 'FailureWithRemedy' },
      dont: { text: 'Show a code or a complaint alone.', example: 'DontOnlyComplain' },
    },
  ],
  changelog: [
    { date: '2026-11-22', text: 'Lists inside stand on the line of the title.' },
    { date: '2026-11-21', text: 'In forced colours the icon takes the colour of the text.' },
    { date: '2026-11-20', text: 'First version.' },
  ],
}
