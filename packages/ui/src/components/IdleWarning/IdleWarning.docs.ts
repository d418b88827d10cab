import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'IdleWarning',
  status: 'stable',
  summary: 'Asks whether somebody is still there before the session ends.',
  keywords: ['session', 'timeout', 'idle', 'sign out', 'countdown'],
  use: ['Once, in the frame of the portal.'],
  avoid: [
    {
      when: 'Another question is asked.',
      instead: 'ConfirmDialog',
    },
  ],
  anatomy: [
    {
      name: 'Question',
      text: '“Are you still there?”',
    },
    {
      name: 'Countdown',
      text: 'Seconds left, hidden from screen readers.',
    },
    {
      name: 'Buttons',
      text: 'Sign out now, and Stay signed in, which has the focus.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter or Space',
      does: 'stays signed in',
    },
    {
      keys: 'Escape',
      does: 'does nothing: it must be answered',
    },
  ],
  accessibility: [
    'The countdown is read once, at its start: five announcements would bury the question.',
    'It is an alert dialog over everything.',
  ],
  content: ['It says why: to protect the records.'],
  do: [
    {
      text: 'Give “Stay” the focus.',
      story: 'Default',
    },
  ],
  dont: [
    {
      text: 'Close it by a press outside.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
