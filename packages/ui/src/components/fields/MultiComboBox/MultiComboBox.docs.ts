import type { ComponentDocs } from '../../../docs/index.ts'
import { fieldAccessibility, fieldAnatomy } from '../Field/field-docs.ts'

export const docs: ComponentDocs = {
  name: 'MultiComboBox',
  status: 'beta',
  summary: 'Several choices of a long list, kept under the box as tags that can be removed.',
  keywords: ['multiselect', 'tags', 'tokens', 'chips', 'multiple choice', 'autocomplete'],
  use: ['For any number of choices out of more than people can scan: specialisations, services.'],
  avoid: [
    { when: 'All choices fit on the screen.', instead: 'CheckboxGroup' },
    { when: 'Exactly one may be chosen.', instead: 'ComboBox' },
  ],
  anatomy: [
    ...fieldAnatomy,
    { name: 'Box', text: 'For typing; it empties itself after each choice.', at: 'input' },
    { name: 'List', text: 'Choices with a tick on those that are taken.' },
    { name: 'Tags', text: 'What is chosen, in the order it was chosen.' },
  ],
  anatomyStory: 'Invalid',
  keyboard: [
    { keys: 'Arrow down', does: 'opens the list and moves in it' },
    { keys: 'Enter', does: 'takes or gives back the marked choice' },
    { keys: 'Tab', does: 'goes from the box to the tags, which are one stop' },
    { keys: 'Delete or Backspace on a tag', does: 'takes it away; the focus goes to the next one' },
  ],
  accessibility: [
    ...fieldAccessibility,
    'The tags are a list of their own name and stay readable while the list of choices is open.',
    'An id that is no choice any more is shown as it is, so that nobody loses it unseen.',
  ],
  content: ['The label is a plural: "Specialisations".'],
  pairs: [
    {
      do: { text: 'Keep what is chosen in view.', example: 'SeveralOfMany' },
      dont: {
        text: 'Use it for two or three choices: a group of checkboxes needs no opening.',
        example: 'DontHideThree',
      },
    },
  ],

  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
