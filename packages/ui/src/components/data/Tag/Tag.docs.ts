import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Tag',
  parts: ['Count'],
  status: 'stable',
  summary: 'A short word in a box: a specialisation, a code, a chosen value.',
  keywords: ['chip', 'label', 'token', 'keyword', 'count'],
  use: [
    'For a few words that belong to a record and have no status.',
    '`Count` for a number beside a label.',
  ],
  avoid: [
    {
      when: 'It says a status.',
      instead: 'StatusBadge',
    },
    {
      when: 'Several can be removed.',
      instead: 'TagGroup',
    },
    {
      when: 'It filters a list.',
      instead: 'FilterBar',
    },
  ],
  guide: [
    {
      title: 'Placement',
      text: [
        'After the words it adds to: specialisations after a name, a kind after a title. Several stand in a line and wrap.',
        '`Count` stands after a label: in tabs, heads and lists of filters.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'A fact without a judgement: Tag. A status: `StatusBadge`. The difference is whether somebody would act on a change of it.',
        'Several that can be taken away: `TagGroup`, which is one stop of Tab and moves the focus on. A filter of a list: `FilterBar`.',
        'A link to a page about the word: `Link`. A choice: `CheckboxGroup` or `MultiComboBox`.',
        'A code that people read aloud or copy: `Code`, without a box.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'It does nothing but be removed, and that only with a cross of its own. The rest of it is not pressed.',
        'It has one look. Colour belongs to status; a tag in green would claim one.',
        'A long word wraps inside; it is not cut, since the rest may be what tells it from another.',
        'Removing offers no question; what was removed can be added again where it was chosen.',
      ],
    },
    {
      title: 'Content',
      text: [
        'One or two words, as they stand in the list they come from: “Internal medicine”.',
        'More than about five in a cell or a line: show three and a count, with all of them on the page of the record.',
        'The cross is named with its word: “Remove Internal medicine”.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'A box draws the eye. Ten boxes in a row draw it ten times and say nothing about which matters; a list of words with commas is then better.',
        'Things that look like buttons and are not get pressed. A flat look and no hover keep tags from that.',
      ],
    },
  ],
  anatomy: [
    {
      name: 'Word',
      text: 'Wraps when long.',
    },
    {
      name: 'Cross',
      text: 'Removes it, if it can be.',
    },
  ],
  keyboard: [
    {
      keys: 'Delete or Backspace on the cross',
      does: 'removes it',
    },
    {
      keys: 'Enter or Space on the cross',
      does: 'removes it',
    },
  ],
  accessibility: [
    'The cross is named “Remove” and the word.',
    'After removing, move the focus to what is next: `TagGroup` does.',
  ],
  content: ['One or two words, as they stand in the list they come from.'],
  pairs: [
    {
      do: { text: 'Keep all tags alike.', example: 'Belongs' },
      dont: { text: 'Colour tags: colour belongs to status.', example: 'DontColour' },
    },
    {
      do: { text: 'Show a status as a `StatusBadge`.', example: 'StatusIsBadge' },
      dont: { text: 'Show a status as a tag.', example: 'DontShowStatus' },
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
