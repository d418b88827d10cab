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
