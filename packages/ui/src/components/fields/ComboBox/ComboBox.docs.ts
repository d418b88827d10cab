import type { ComponentDocs } from '../../../docs/index.ts'
import { fieldAccessibility, fieldAnatomy } from '../Field/field-docs.ts'

export const docs: ComponentDocs = {
  name: 'ComboBox',
  status: 'stable',
  summary: 'One choice of up to 1,500 that are already here; typing narrows them.',
  keywords: [
    'city',
    'long list',
    'autocomplete',
    'typeahead',
    'dropdown',
    'searchable select',
    'filter list',
  ],
  use: ['For some twenty to 1,500 choices that are loaded: provinces, cities, banks.'],
  avoid: [
    {
      when: 'The list lives on the server, or has more than 1,500 choices.',
      instead: 'AsyncComboBox',
    },
    { when: 'Several may be chosen.', instead: 'MultiComboBox' },
    { when: 'There are only a few.', instead: 'NativeSelect' },
  ],
  guide: [
    {
      title: 'Placement',
      text: [
        'In forms, wide enough for the usual choice with its code. The list opens below, or above where there is no room.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'Up to about fifteen choices are quicker in a `NativeSelect`, and on phones it is the system that shows them.',
        'Up to 1,500 choices that are loaded: ComboBox. More, such as all physicians, or those that live on the server: `AsyncComboBox`.',
        'Several choices: `MultiComboBox`. Free words with suggestions are no choice: `TextField` or `SearchField`.',
        'A choice that depends on another one, such as a city on its province, stays locked until that one is chosen, and its error leads there.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'Typing narrows by any part of a choice, whatever the case. The number of choices that are left is announced.',
        'Enter takes the marked choice; Escape first closes the list, then takes back what was typed.',
        'Words that nobody chose are taken back when the field is left. The field never holds something that is not in the list.',
        'The arrow opens the whole list for people who do not know what to type. It is no stop of Tab.',
      ],
    },
    {
      title: 'Content',
      text: [
        'The label is the noun, the hint says what can be typed where it is not obvious: “City or ZIP code”.',
        '`empty` says what to try: “No city begins so. Choose the province first.”',
        'A second line of a choice tells equal names apart: the province, the code.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'Of more than 100 choices only those in view are drawn. On a processor slowed down four times a list of 1,500 opened in 0.3 s and took a letter in 0.1 s, as one of 300; with all of them drawn it was 5 s and 2.4 s. The form itself waits 0.3 s for 1,500, since every choice is counted.',
        'In a list of hundreds reading is slower than three letters. In a list of five the letters are slower than reading.',
        'A box that looks like text but takes a choice only surprises people when they leave it; announcing what is left shows the difference early.',
      ],
    },
  ],
  anatomy: [
    ...fieldAnatomy,
    { name: 'Box', text: 'What is typed or chosen.', at: 'input' },
    { name: 'Arrow', text: 'Opens the whole list.', at: 'button' },
    { name: 'List', text: 'What matches, or the words of `empty`.' },
  ],
  anatomyStory: 'Invalid',
  keyboard: [
    { keys: 'Arrow down', does: 'opens the list and moves in it' },
    { keys: 'Enter', does: 'takes the marked choice' },
    { keys: 'Escape', does: 'closes the list, then takes back what was typed' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'How many choices are left is announced as one types.',
    'Words nobody chose are taken back when the field is left.',
  ],
  content: ['The words of `empty` say what to try: "No city begins so. Choose the province first."'],
  pairs: [
    {
      do: { text: 'Use it to choose one of many that are known.', example: 'OneOfMany' },
      dont: { text: 'Use it to take free text.', example: 'DontTakeFreeText' },
    },
    {
      do: {
        text: 'Show two or three choices at once, in a `RadioGroup`.',
        example: 'FewChoices',
      },
      dont: {
        text: 'Hide two or three choices in a list that has to be opened.',
        example: 'DontHideTwo',
      },
    },
  ],
  changelog: [
    { date: '2026-11-28', text: 'Draws only the choices in view where there are more than 100.' },
    { date: '2026-11-22', text: 'Read only it has no arrow: there is nothing to open.' },
    { date: '2026-11-20', text: 'First version.' },
  ],
}
