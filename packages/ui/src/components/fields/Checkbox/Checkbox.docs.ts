import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Checkbox',
  status: 'stable',
  summary: 'Something that holds or does not hold.',
  keywords: ['tick box', 'consent', 'agree', 'boolean', 'select row', 'indeterminate'],
  use: [
    'For one statement that is saved with the form.',
    'For choosing rows, with `isIndeterminate` on the box that stands for some of them.',
  ],
  avoid: [
    { when: 'It takes effect at once.', instead: 'Switch' },
    { when: 'There are two answers worth naming.', instead: 'RadioGroup' },
    { when: 'There are several statements of one kind.', instead: 'CheckboxGroup' },
  ],
  guide: [
    {
      title: 'Placement',
      text: [
        'In a form at the place where its statement is read; a consent last, before the buttons.',
        'In the first column of a table for choosing rows, with the box of the page in the head.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'It is saved with the form: Checkbox. It takes effect at once: `Switch`.',
        'Several statements of one kind under one question: `CheckboxGroup`, which has one label and one error.',
        'Two answers that both say something, such as “government” and “private”: `RadioGroup`. A box would make one of them the absence of the other.',
        'Many to choose from: `MultiComboBox`.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'The label is part of the target; pressing the words ticks the box. The area is at least 24 px high, for fingers 44 px.',
        'A dash stands for “some of them”. Pressing it takes all of this page; it is never an answer of its own.',
        'Tick no consent beforehand. Its error says what has to be agreed to.',
        'What a ticked box opens appears directly below it, and the box keeps the focus.',
      ],
    },
    {
      title: 'Content',
      text: [
        'A statement that is true when ticked: “Accepts walk-in patients”. No negation, no question.',
        'The words of a consent are complete; a link to the text stands in the hint, not in the label, so that pressing it does not tick.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'A negated box (“Do not send”) has to be turned round in the head, which is a step where people err.',
        'A box that is ticked for people collects silence, not consent.',
      ],
    },
  ],
  anatomy: [
    {
      name: 'Box',
      text: '18 px, inside a pressable area of at least 24 px, 44 px for fingers.',
      at: 'label > span:has(> svg)',
    },
    { name: 'Label', text: 'Beside the box; pressing them ticks it.', at: 'label > :last-child' },
    { name: 'Hint and error', text: 'Under the words.', at: '[slot="description"]' },
  ],
  anatomyStory: 'WithHint',
  keyboard: [{ keys: 'Space', does: 'ticks or clears the box' }],
  accessibility: [
    'It is a native checkbox; the words are its name, hint and error its description.',
    'A dash, not a paler tick, stands for "some of them".',
  ],
  content: ['A statement that is true when ticked: "Accepts walk-in patients", never "Do not send".'],
  pairs: [
    {
      do: { text: 'Word it so that the tick means yes.', example: 'Statement' },
      dont: { text: 'Negate the statement: ticked then means no.', example: 'DontNegate' },
    },
    {
      do: { text: 'Begin a consent unticked.', example: 'Consent' },
      dont: { text: 'Tick a consent beforehand.', example: 'DontTickConsent' },
    },
  ],
  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
