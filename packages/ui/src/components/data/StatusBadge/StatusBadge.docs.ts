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
  guide: [
    {
      title: 'Placement',
      text: [
        'Beside the name of what has the status: in the banner, in the status column, at the end of the first line of a card.',
        'One status a record and place. A second fact is a `Tag` or words.',
        '`StatusDot` in dense lists where the word stands beside it anyway.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'A status that people know by name: StatusBadge, or `DomainBadge`, which takes the code of an accreditation status and knows word, tone and icon.',
        'A property, a kind or a chosen value: `Tag`. A number: `Count`. A message: `Notice`.',
        'It starts something: a `Button`. A badge is never pressed.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'Tone, fill and icon say the same as the word. Tint is living, a dashed outline is not in force or no longer, solid is stopped.',
        'Eight tones; colour is used for status and nearly nothing else, so that it means something. Do not choose a tone by liking.',
        'A long word wraps. `isLive` announces a change of the record one is looking at; leave it out in lists.',
        'In forced colours it keeps an edge and its icon; on paper it is the word in brackets.',
      ],
    },
    {
      title: 'Content',
      text: [
        'One to three words, sentence case, as people call the status: “For payment only”. Never a code, never a sentence.',
        'A day or a number of days belongs to the detail: “Suspended”, “since 4 Mar 2025”.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'About one man in twelve has trouble telling red from green. Word, icon and fill carry the status without colour (WCAG 2.2, 1.4.1).',
        'If every fact has a colour, none is seen.',
      ],
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
