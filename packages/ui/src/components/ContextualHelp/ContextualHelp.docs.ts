import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'ContextualHelp',
  status: 'stable',
  summary: 'A question mark that explains a term beside it.',
  keywords: ['help', 'info', 'explanation', 'question mark', 'glossary'],
  use: ['For a term of the trade that some readers know and some do not: “Case rate”.'],
  avoid: [
    {
      when: 'People need it in order to answer: the field’s hint is always in view.',
      instead: 'TextField',
    },
    {
      when: 'The words only name a control.',
      instead: 'Tooltip',
    },
    {
      when: 'It is important.',
      instead: 'Notice',
    },
  ],
  anatomy: [
    {
      name: 'Button',
      text: 'A question mark, 24 px and more for fingers.',
    },
    {
      name: 'Panel',
      text: 'A title and a few sentences, with a link to the whole story.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter or Space',
      does: 'opens it',
    },
    {
      keys: 'Escape',
      does: 'closes it; the focus returns',
    },
  ],
  accessibility: [
    'The button is named “Help: ” and the title.',
    'It opens on press, so it works by touch and keyboard alike.',
  ],
  content: ['The title is the term, the text at most three sentences.'],
  do: [
    {
      text: 'Lead on with a link where there is more.',
      story: 'WithLink',
    },
  ],
  dont: [
    {
      text: 'Put a rule of the form into it.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
