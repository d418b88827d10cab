import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'RadioGroup',
  parts: ['RadioCards'],
  status: 'stable',
  summary: 'Exactly one choice of a few, all in view.',
  keywords: ['radio buttons', 'option', 'single choice', 'cards'],
  use: [
    'For two to five choices people should compare before they choose.',
    'As `RadioCards` where every choice needs a sentence of its own.',
  ],
  avoid: [
    {
      when: 'There are more, or space is short.',
      instead: 'NativeSelect',
    },
    {
      when: 'It is yes or no.',
      instead: 'Checkbox',
    },
    {
      when: 'The choice changes the view, not an answer.',
      instead: 'Tabs',
    },
  ],
  anatomy: [
    {
      name: 'Label',
      text: 'The question.',
    },
    {
      name: 'Hint',
      text: 'One sentence of help between label and control.',
    },
    {
      name: 'Choices',
      text: 'A dot and a label, with a hint; framed as cards if asked.',
    },
    {
      name: 'Error',
      text: 'What is wrong and what to do, with a mark, below the control.',
    },
  ],
  keyboard: [
    {
      keys: 'Arrow keys',
      does: 'move the choice',
    },
    {
      keys: 'Tab',
      does: 'enters at the chosen one, and leaves the group',
    },
    {
      keys: 'Space',
      does: 'chooses the focused one when nothing is chosen yet',
    },
  ],
  accessibility: [
    'It is a radio group named by its label; only one stop of the tab order.',
    'The whole card can be pressed.',
  ],
  content: [
    'Labels answer the question and exclude each other.',
    'Put a usual choice first; choose nothing for people where it matters.',
  ],
  do: [
    {
      text: 'Use cards where a choice needs its consequence beside it.',
      story: 'Cards',
    },
  ],
  dont: [
    {
      text: 'Use more than about five: the eye no longer compares.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
