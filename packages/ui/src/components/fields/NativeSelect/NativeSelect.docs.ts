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
