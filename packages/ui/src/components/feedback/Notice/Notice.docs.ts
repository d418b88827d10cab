import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Notice',
  status: 'stable',
  summary: 'A message that belongs to the content around it and stays until its reason is gone.',
  keywords: ['banner', 'alert', 'callout', 'inline message', 'warning', 'info box'],
  use: ['For what people must know before they act here: a pending copy, an expired paper, a failed save.'],
  avoid: [
    { when: 'It passes.', instead: 'Toaster' },
    { when: 'It is about the answers of a form.', instead: 'ErrorSummary' },
    { when: 'There is nothing else to show.', instead: 'ErrorState' },
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
