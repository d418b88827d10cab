import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Disclosure',
  status: 'stable',
  summary: 'Details that few people need, folded under one line.',
  keywords: ['collapse', 'expand', 'show more', 'details', 'fold'],
  use: ['For details of a form or record that most readers pass over.'],
  avoid: [
    {
      when: 'People need it in order to decide: show it.',
      instead: 'Section',
    },
  ],
  guide: [
    {
      title: 'Placement',
      text: [
        'In the text or the card it belongs to, at the place where the details would stand. The content opens below the line and pushes the rest down.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'Few readers need it, and it belongs here: Disclosure. Most need it: show it, under a `Section` with a heading.',
        'It belongs to one button and is small: `Popover`. It is a view of its own: `Tabs`, or a page.',
        'A whole page of folded parts is an accordion, which we do not have: people open all of them to find one thing.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'The line is a button that says whether it is open. Enter and Space open and fold it; the focus stays on the line.',
        'It remembers nothing: on the next visit it is folded, or open with `defaultExpanded`.',
        'Fold nothing that is required, wrong or new.',
        'Finding in the page does not reach folded words. Put no facts there that people search for.',
        'On paper, print what a reader of the paper needs; do not fold it.',
      ],
    },
    {
      title: 'Content',
      text: [
        'The title says what is inside, with a number where it can be counted: “12 not given: fax, website, photographs, 9 others”.',
        'No “More”, no “Click to expand”: the arrow says that.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'Every fold is a guess that a reader does not need it; a wrong guess costs a press and, worse, the knowledge that it exists. GOV.UK asks not to hide what most people need.',
        'A title that counts and names lets people decide without opening.',
      ],
    },
  ],
  anatomy: [
    {
      name: 'Line',
      text: 'Title and an arrow.',
    },
    {
      name: 'Details',
      text: 'Below, when open.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter or Space',
      does: 'opens and folds',
    },
  ],
  accessibility: [
    'A button that says whether it is open.',
    'Folded details are not read; finding in the page opens nothing, so put no needed facts there.',
  ],
  content: ['The title says what is inside: “Audit details”.'],
  pairs: [
    {
      do: { text: 'Fold what few people need.', example: 'FewNeedIt' },
      dont: { text: 'Fold an error away.', example: 'DontFoldErrors' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
