import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Avatar',
  status: 'stable',
  summary: 'A person as a photo or as initials.',
  keywords: ['person', 'photo', 'initials', 'user', 'profile picture'],
  use: ['Beside a name, where faces or initials help to find a person in a list.'],
  avoid: [
    { when: 'The name and the role belong with it.', instead: 'PersonLine' },
    { when: 'The thing is a facility or a company: write its name.' },
  ],
  anatomy: [
    { name: 'Disc', text: 'Photo, or the first letters of the first and the last name on a pale ground.' },
  ],
  keyboard: 'not focusable',
  accessibility: ['It is hidden from screen readers; the name beside it is read.'],
  content: ['Give the whole name; the component takes the letters.'],
  pairs: [
    {
      do: { text: 'Let it stand beside the name.', example: 'BesideTheName' },
      dont: { text: 'Show it without the name: initials repeat.', example: 'DontStandAlone' },
    },
  ],

  changelog: [{ date: '2026-11-21', text: 'First version.' }],
}
