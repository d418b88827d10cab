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
