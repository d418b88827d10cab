import type { ComponentDocs } from '../../../docs/index.ts'
import { fieldAccessibility, fieldAnatomy } from '../Field/field-docs.ts'

export const docs: ComponentDocs = {
  name: 'RadioGroup',
  parts: ['RadioCards'],
  status: 'stable',
  summary: 'Exactly one choice of a few, all in view; as a list, in a row, or as cards.',
  keywords: ['radio buttons', 'one of', 'options', 'cards', 'choose one', 'wizard choice'],
  use: [
    'For two to about six choices, when seeing them side by side helps.',
    '`RadioCards` when each choice needs a sentence, such as the first question of a wizard.',
  ],
  avoid: [
    { when: 'There are more, or they are known by heart.', instead: 'NativeSelect' },
    { when: 'Several may be chosen.', instead: 'CheckboxGroup' },
  ],
  guide: [
    {
      title: 'Placement',
      text: [
        'Choices under each other; in a row only where they are two or three short words, such as yes and no.',
        '`RadioCards` at the beginning of a task, where the choice decides what follows.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'Exactly one, few, all worth seeing: RadioGroup. Many, or known by heart: `NativeSelect`.',
        'One statement that holds or does not: `Checkbox`. Yes and no as two answers: a group, where “no” means something other than silence.',
        'It takes effect at once and is on or off: `Switch`. It changes what is shown and not what is saved: `Tabs`.',
        'Fields that belong to one choice stand under it and appear with it; if they are more than two, ask them on the next step.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'The group is one stop of Tab; arrows move and choose.',
        'Nothing is chosen beforehand where a wrong answer costs something or where people would agree without reading. Then the first arrow key chooses.',
        'A choice cannot be taken back by pressing it again. Where “none” is an answer, it is one of the choices.',
        'An error stands under the group and leads to its first choice.',
      ],
    },
    {
      title: 'Content',
      text: [
        'The label is the question or the noun; each choice is a phrase that excludes the others, in a natural order.',
        'A hint only where a word needs explaining; if all need it, use cards.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'All answers in view need no press to be compared. GOV.UK prefers radio buttons to a select for the same reason.',
        'A preset answer is taken for the recommended one. It saves a press and costs truth.',
      ],
    },
  ],
  anatomy: [
    ...fieldAnatomy,
    {
      name: 'Choices',
      text: 'A dot and words, or a framed card with a hint; the whole card is pressable.',
      at: 'label:has([type="radio"])',
    },
  ],
  anatomyStory: 'Invalid',
  keyboard: [
    { keys: 'Arrow keys', does: 'move the choice, round from the last to the first' },
    { keys: 'Space', does: 'takes the choice that has the focus' },
    { keys: 'Tab', does: 'enters at the choice that is taken, and leaves the group' },
  ],
  accessibility: [
    ...fieldAccessibility,
    "It is one stop of Tab. A card's hint is part of its name and is read once.",
  ],
  content: [
    'Words that exclude each other, in a natural order, without "None of these" unless it is an answer.',
  ],
  pairs: [
    {
      do: { text: 'Leave a question unanswered until it is answered.', example: 'YesOrNo' },
      dont: { text: 'Choose one beforehand where a wrong answer is costly.', example: 'DontAnswerForThem' },
    },
    {
      do: { text: 'Put more than two answers below each other.', example: 'ListOfAnswers' },
      dont: { text: 'Crowd many answers into a row.', example: 'DontCrowd' },
    },
  ],
  changelog: [
    { date: '2026-11-21', text: 'A card reads its hint once, as part of its name.' },
    { date: '2026-11-20', text: 'First version.' },
  ],
}
