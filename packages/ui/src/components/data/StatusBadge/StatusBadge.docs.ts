import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'StatusBadge',
  parts: ['StatusDot'],
  status: 'stable',
  summary: 'A status in a word, an icon and a tone.',
  keywords: ['status', 'badge', 'label', 'lozenge', 'pill', 'tone'],
  use: [
    'Wherever a record’s status is shown.',
    '`StatusDot` saves room in dense lists; `DomainBadge` takes a code and fills in word, tone and icon.',
  ],
  avoid: [
    {
      when: 'The words are no status.',
      instead: 'Tag',
    },
    {
      when: 'It opens something: put the badge inside a button.',
      instead: 'Button',
    },
  ],
  anatomy: [
    {
      name: 'Fill',
      text: 'Tinted: living. Dashed outline: not in force. Solid: stopped.',
      at: 'span:has(> span > svg)',
    },
    {
      name: 'Icon',
      text: 'One for each status.',
      at: 'svg',
    },
    {
      name: 'Word',
      text: 'Always there.',
      at: 'span:has(> svg) + span',
    },
    {
      name: 'Detail',
      text: 'A second line: “since 1 Jun 2025”.',
      at: 'span:has(> span > svg) + span',
    },
  ],
  anatomyStory: 'WithDetail',
  keyboard: 'not focusable',
  accessibility: [
    'The icon is hidden; the word says everything.',
    '`isLive` makes it a status region.',
    'In forced colours it keeps an edge; in print it is the word in brackets.',
  ],
  content: ['One to three words, as people call the status; never a code.'],
  pairs: [
    {
      do: { text: 'Let the tone follow the meaning of the status.', example: 'WordAndTone' },
      dont: { text: 'Choose a tone because it looks well.', example: 'DontDecorate' },
    },
    {
      do: { text: 'Put what can be done about a status beside it.', example: 'WithAction' },
      dont: {
        text: 'Let the badge be the only sign of something that can be acted on.',
        example: 'DontAskByBadge',
      },
    },
  ],
  changelog: [
    {
      date: '2026-11-24',
      text: '`DomainBadge` and `DocumentBadge` are a component of their own.',
    },
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
