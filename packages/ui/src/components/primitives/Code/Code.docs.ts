import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Code',
  status: 'stable',
  summary: 'Sets a record code, licence number or account number in the mono face.',
  keywords: ['identifier', 'mono', 'licence number', 'reference'],
  use: ['For codes that are read or copied: HF-000142.'],
  avoid: [
    {
      when: 'A code is typed.',
      instead: 'CodeField',
    },
    {
      when: 'It is an amount.',
      instead: 'Numeric',
    },
  ],
  anatomy: [
    {
      name: 'Characters',
      text: 'Mono, so that 0 and O differ.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: ['It is a `code` element; a screen reader may spell it.'],
  content: ['As it stands on the paper; no added spaces.'],
  pairs: [
    {
      do: { text: 'Mute it where it stands beside a name.', example: 'BesideAName' },
      dont: { text: 'Set money in it: the mono face has no peso sign.', example: 'DontSetMoney' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
