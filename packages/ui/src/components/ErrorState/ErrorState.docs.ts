import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'ErrorState',
  status: 'stable',
  summary: 'Fills the place of content that could not be read.',
  keywords: ['failure', 'load error', 'retry', 'offline'],
  use: ['When a list, record or part of a page did not load.'],
  avoid: [
    {
      when: 'Old content can stay: keep it and say so above.',
      instead: 'Notice',
    },
    {
      when: 'Saving failed.',
      instead: 'Toaster',
    },
  ],
  anatomy: [
    {
      name: 'Title',
      text: 'What could not be read.',
    },
    {
      name: 'Words',
      text: 'Why, and what to do.',
    },
    {
      name: 'Try again',
      text: 'Pending while it tries.',
    },
    {
      name: 'More actions',
      text: 'Other ways on.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: ['It is an alert.', 'The button keeps the focus while it tries.'],
  content: ['“The record could not be read”, not “Something went wrong”.'],
  do: [
    {
      text: 'Keep the button in place while it tries.',
      story: 'Retrying',
    },
  ],
  dont: [
    {
      text: 'Show a code instead of words.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
