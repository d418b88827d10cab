import type { ComponentDocs } from '../../../docs/index.ts'
import { fieldAccessibility, fieldAnatomy } from '../Field/field-docs.ts'

export const docs: ComponentDocs = {
  name: 'NativeSelect',
  status: 'stable',
  summary: "One choice of a few with the browser's own list: small, fast, at home on phones.",
  keywords: ['select', 'dropdown', 'drop-down', 'list', 'native'],
  use: [
    'For up to about fifteen choices whose words fit one line, and on first screens, where weight counts.',
  ],
  avoid: [
    { when: 'There are more than people can scan.', instead: 'ComboBox' },
    { when: 'There are two to five and room for them.', instead: 'RadioGroup' },
  ],
  guide: [
    {
      title: 'Placement',
      text: [
        'In forms and filters, as wide as its longest choice needs (`width`), not as wide as the column.',
        'Its label stands above, as with every field. Several short ones that belong together share a `FieldRow`.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'Two to five choices with room: `RadioGroup`, where all are seen at once.',
        'Up to about fifteen that fit a line each: NativeSelect. More, or words people know how to spell: `ComboBox`, where typing narrows.',
        'The list is on the server: `AsyncComboBox`. Several may be chosen: `CheckboxGroup`, or `MultiComboBox` where there are many.',
        'Something takes effect at once, such as the version that is shown: it may be a select too, as long as nothing typed is lost by it.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'The list is that of the browser; on phones that of the system, which people know and which uses the whole screen.',
        'The placeholder stands for “nothing chosen” and can be taken again. Leave it out where one choice is right for most.',
        'Keep a stored choice that is no longer offered in the list of that record, so that opening a form changes nothing.',
        'Read only it shows the chosen words in a box that can be focused and copied.',
      ],
    },
    {
      title: 'Content',
      text: [
        'Choices in the order people expect: by frequency where few, by alphabet where they look for a word, by time or size where there is one.',
        'The values are a type, so an option that does not exist does not compile.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'The control of the browser needs no script, works with every assistive technology and prints. We give up control over its looks for that.',
        'GOV.UK advises to use a select last, since people have to open it to see the answers; radio buttons show them.',
      ],
    },
  ],
  anatomy: [
    ...fieldAnatomy,
    { name: 'Box', text: 'The chosen words and an arrow.', at: 'select' },
    { name: 'List', text: "The browser's own, on phones the system's wheel or sheet." },
  ],
  anatomyStory: 'Invalid',
  keyboard: [
    { keys: 'Arrow up / Arrow down', does: 'choose without opening, or move in the open list' },
    { keys: 'Letters', does: 'go to the choice that begins so' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'It is a native `select`, so every assistive technology knows it.',
    'Read only it is a read-only box with the chosen words, for a `select` has no such state.',
  ],
  content: [
    'The placeholder is an instruction: "Choose a province". Leave it out when something is always chosen.',
  ],
  pairs: [
    {
      do: { text: 'Begin with the answer that holds most of the time.', example: 'SensibleStart' },
      dont: { text: 'Begin empty where a sensible answer is known.', example: 'DontBeginEmpty' },
    },
    {
      do: { text: 'Begin with the placeholder where any answer would be a guess.', example: 'FirstChoice' },
      dont: { text: 'Choose beforehand what people have to decide.', example: 'DontGuess' },
    },
  ],
  changelog: [
    { date: '2026-11-22', text: 'It can be read only.' },
    { date: '2026-11-20', text: 'First version.' },
  ],
}
