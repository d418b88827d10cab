import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'ComboBox',
  status: 'stable',
  summary: 'One choice of a long list that is already here; typing narrows it.',
  keywords: ['autocomplete', 'typeahead', 'select', 'searchable', 'dropdown'],
  use: [
    'For more than about fifteen options that the page already has: provinces, specialisations, document types.',
  ],
  avoid: [
    {
      when: 'There are few options.',
      instead: 'NativeSelect',
    },
    {
      when: 'The list lives on the server.',
      instead: 'AsyncComboBox',
    },
    {
      when: 'Several may be chosen.',
      instead: 'MultiComboBox',
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
      text: 'Text to narrow the list with, then the chosen label.',
    },
    {
      name: 'Arrow',
      text: 'Opens the whole list.',
    },
    {
      name: 'List',
      text: 'Options with an optional second line.',
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
    'It follows the combo box of the ARIA practices; how many options are left is announced.',
    'A text that is no option goes back to the last choice when the field is left.',
  ],
  content: [
    'Options are named as people call them; codes stand in the hint.',
    '`empty` says what to do: “No city by that name. Check the province.”',
  ],
  do: [
    {
      text: 'Say what to try when nothing matches.',
      story: 'NothingMatches',
    },
  ],
  dont: [
    {
      text: 'Load a thousand options into it; search on the server instead.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
