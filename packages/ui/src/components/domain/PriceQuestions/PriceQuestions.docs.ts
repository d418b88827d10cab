import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'PriceQuestions',
  status: 'beta',
  summary: 'Says what prices would do before they are sent, and asks about what stands out.',
  keywords: ['price', 'outlier', 'reason', 'confirm', 'second person'],
  use: ['Before prices are saved, uploaded or proposed.'],
  avoid: [{ when: 'Something is removed.', instead: 'ConfirmDialog' }],
  anatomy: [
    { name: 'Facts', text: 'Why a second person decides, the days, how much changes, gaps.' },
    { name: 'Lines that end', text: 'End them, or keep them in the new prices.' },
    { name: 'Reasons', text: 'One for each line that stands out, or one for all.' },
    { name: 'Buttons', text: 'Back, then the verb.' },
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'choose whether lines end' },
    { keys: 'Tab', does: 'moves from answer to answer and to the buttons' },
    { keys: 'Escape', does: 'goes back to the prices' },
  ],
  accessibility: ['Each reason is named by the line it is for.', 'A missing answer is said at its field.'],
  content: ['A question is a sentence with both amounts and the percent.'],
  pairs: [
    {
      do: {
        text: 'Ask about each price that stands out, with the reason in the words of whoever sends it.',
        example: 'FarFromBefore',
      },
      dont: { text: 'Ask where nothing stands out: send at once.', example: 'DontAskAnyway' },
    },
  ],

  changelog: [{ date: '2026-11-24', text: 'First version.' }],
}
