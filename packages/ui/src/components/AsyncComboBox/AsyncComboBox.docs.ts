import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'AsyncComboBox',
  status: 'stable',
  summary: 'One choice of a list that lives on the server: searches after three characters.',
  keywords: ['autocomplete', 'remote search', 'lookup', 'typeahead', 'record picker'],
  use: ['To choose one record of many: a facility, a physician, an account.'],
  avoid: [
    {
      when: 'The whole list is already here.',
      instead: 'ComboBox',
    },
    {
      when: 'Something is looked for, not chosen.',
      instead: 'SearchField',
    },
  ],
  anatomy: [
    {
      name: 'Label',
      text: 'What is asked, above the control, with the word “required” at its end.',
    },
    {
      name: 'Hint',
      text: 'One sentence of help between label and control.',
    },
    {
      name: 'Box',
      text: 'What is searched, then the chosen name.',
    },
    {
      name: 'Status',
      text: 'How many characters are needed, that it searches, how many it found, or that it failed.',
    },
    {
      name: 'List',
      text: 'What was found.',
    },
    {
      name: 'Error',
      text: 'What is wrong and what to do, with a mark, below the control.',
    },
  ],
  keyboard: [
    {
      keys: 'Typing',
      does: 'narrows the list',
    },
    {
      keys: 'Arrow down',
      does: 'opens the list, then moves in it',
    },
    {
      keys: 'Arrow up',
      does: 'moves back',
    },
    {
      keys: 'Enter',
      does: 'chooses and closes',
    },
    {
      keys: 'Escape',
      does: 'closes; the text goes back to what is chosen',
    },
  ],
  accessibility: [
    'The label, the hint and the error are joined to the control, so a screen reader reads all three.',
    'The status is announced once per answer: needed characters, searching, count, failure.',
    'An answer that comes after a newer search is dropped.',
  ],
  content: ['Give every found record a second line that tells it from its namesakes: code and city.'],
  do: [
    {
      text: 'Let a failed search be tried again where it failed.',
      story: 'Failing',
    },
    {
      text: 'Drop late answers.',
      story: 'LateAnswerIsDropped',
    },
  ],
  dont: [
    {
      text: 'Send a search with every key: it waits for a pause.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
