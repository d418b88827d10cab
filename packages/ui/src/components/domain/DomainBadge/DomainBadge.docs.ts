import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'DomainBadge',
  parts: ['DocumentBadge'],
  status: 'stable',
  summary: 'The status of a record from its code, with the word, tone and icon of the domain.',
  keywords: ['status code', 'accreditation status', 'request status', 'document state', 'badge'],
  use: [
    'Wherever a screen has a status code: provider, request, document or price version.',
    '`DocumentBadge` works out the state of one document from its facts.',
  ],
  avoid: [
    { when: 'The status is none of the domain: give word and tone yourself.', instead: 'StatusBadge' },
    { when: 'The words are no status.', instead: 'Tag' },
  ],
  anatomy: [
    { name: 'Badge', text: 'Word, icon and tone of the code.' },
    { name: 'Detail', text: 'A second line: “since 1 Jun 2025”.' },
  ],
  keyboard: 'not focusable',
  accessibility: ['The icon is hidden; the word says everything.', '`isLive` makes it a status region.'],
  content: ['Words come from the domain; they are not changed on a screen.'],
  pairs: [
    {
      do: { text: 'Give the code: word, tone and icon are those of the domain.', example: 'FromTheCode' },
      dont: {
        text: 'Translate a code on a screen: two screens call one status by two names.',
        example: 'DontTranslate',
      },
    },
    {
      do: {
        text: 'Show a document by its state; what is missing but not required is quiet.',
        example: 'States',
      },
      dont: { text: 'Colour what nobody has to do.', example: 'DontAlarm' },
    },
  ],

  changelog: [{ date: '2026-11-24', text: 'A component of its own; until then a part of StatusBadge.' }],
}
