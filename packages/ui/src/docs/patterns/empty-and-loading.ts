import type { Pattern } from './pattern.ts'

export const emptyAndLoading: Pattern = {
  id: 'empty-and-loading',
  title: 'Empty and loading',
  problem:
    'Say truthfully why there is nothing to see: it is coming, there is none, nothing matches, or it failed.',
  use: ['Every place whose content is read from the server: a page, a table, a card, a list of choices.'],
  avoid: [
    'Work that somebody started and waits for, with a known length: `ProgressBar`.',
    'A form that could not be saved: see Messages.',
    'A part that is empty by rule: leave it out instead of saying so.',
  ],
  rules: [
    {
      rule: 'The first read holds the place of what will come, in its shape and height.',
      measure: 'Nothing below moves when the content arrives; a table reserves up to 25 rows',
      enforcedBy: '`Skeleton`, `DataTable`',
    },
    {
      rule: 'What is read again keeps the old content, with a line above it.',
      measure: '2 px',
      enforcedBy: '`DataTable`, `LoadingBar`',
    },
    {
      rule: 'A failure after a first success keeps the old content and says above it what failed.',
      measure: 'Always with “Try again”',
      enforcedBy: '`DataTable`, `ErrorState`',
    },
    {
      rule: 'Nothing yet, no match, no access and no such address are four states with four texts.',
      measure: 'One panel each',
      enforcedBy: '`EmptyState`, `NotFound`, `ErrorState`',
    },
    {
      rule: 'No match keeps search and filters in view and offers to clear them.',
      measure: 'One button',
      enforcedBy: 'the shared list of the portal',
    },
    {
      rule: 'One sign of waiting for one piece of work.',
      measure: 'No spinner inside a skeleton',
      enforcedBy: 'review',
    },
  ],
  wording: [
    ['Nothing yet', '“No documents yet. Add the licence first.”'],
    ['No match', '“No facility matches. Search for something else, or remove a filter to see more.”'],
    ['Failed', '“The record could not be read”, then the reason'],
    ['Not found', '“There is no facility with the code HF0000999 that you may see.”'],
    ['No access', 'Who can change it: “Ask an administrator to add your role.”'],
    ['Loading', 'One word for screen readers: “Loading”'],
  ],
  accessibility: [
    'The container says “Loading” once; the grey shapes are hidden from screen readers.',
    'A failure is an alert and is read when it appears. A result of none is read politely.',
    'With reduced motion the shapes stand still.',
    'The button “Try again” stays in place and keeps the focus while it tries.',
    'An empty panel has a heading of the level that fits the page.',
  ],
  reasons: [
    'Content that jumps while it arrives makes people press the wrong thing. A reserved place prevents it, and is what the layout shift of Core Web Vitals measures.',
    'NN/g recommends skeletons for whole pages and progress bars for long work: the first says “it is coming”, the second “how long”.',
    'An empty list that says only “no data” leaves open whether something is broken. The reason and the next step close the question.',
    'Rows that vanish at a refresh take away what somebody was reading.',
  ],
  components: [
    ['Skeleton', 'shape of what will come'],
    ['LoadingBar', 'page or request on its way'],
    ['Spinner', 'short, small waits'],
    ['ProgressBar', 'work of known length'],
    ['EmptyState', 'nothing yet, no match'],
    ['ErrorState', 'could not be read'],
    ['NotFound', 'leads nowhere'],
  ],
}
