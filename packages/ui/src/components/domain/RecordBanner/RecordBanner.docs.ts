import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'RecordBanner',
  status: 'stable',
  summary: 'The head of a record: what it is, how it stands, what can be done.',
  keywords: ['header', 'record', 'hero', 'status', 'validity'],
  use: ['On the pages of facilities, physicians and accounts.'],
  avoid: [
    {
      when: 'The page has no status.',
      instead: 'PageHeader',
    },
  ],
  anatomy: [
    {
      name: 'Spine',
      text: '4 px in the tone of the status.',
    },
    {
      name: 'Name',
      text: 'In the serif, its line 16 px below the edge; smaller in one line.',
      at: 'h1',
    },
    {
      name: 'Badge',
      text: 'The status.',
      at: ':has(> h1) + div',
    },
    {
      name: 'Facts',
      text: 'Code, type, place.',
      at: 'header ul',
    },
    {
      name: 'Ruler',
      text: 'Validity, with the days left.',
      at: 'header div:has(> div[aria-hidden="true"])',
    },
    {
      name: 'Actions',
      text: 'One primary.',
      at: 'header div:has(> button)',
    },
  ],
  anatomyStory: 'Default',
  keyboard: 'not focusable',
  accessibility: [
    'The name is the heading of the page and takes the focus after a change of page.',
    'In forced colours the spine takes the colour of text.',
  ],
  content: ['The name as it stands on the certificate.'],
  pairs: [
    {
      do: {
        text: 'Keep to the two acts people come for; the rare ones are in a menu.',
        example: 'WholeBanner',
      },
      dont: { text: 'Put every act into it: the one people came for is lost.', example: 'DontListEveryAct' },
    },
    {
      do: { text: 'Use one line on the inner parts of a record.', example: 'OneLine' },
      dont: {
        text: 'Repeat the whole banner on every part: the content begins below the fold.',
        example: 'DontRepeatTheFacts',
      },
    },
  ],

  changelog: [
    {
      date: '2026-11-29',
      text: 'The line has the face, the distances and the buttons of the whole head.',
    },
    { date: '2026-11-28', text: '`actionsPlace`: few actions stand beside the badge on phones.' },
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
