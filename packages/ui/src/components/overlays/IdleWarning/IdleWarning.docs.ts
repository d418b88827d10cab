import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'IdleWarning',
  status: 'stable',
  summary: 'Asks whether somebody is still there, five seconds before they are signed out.',
  keywords: ['idle', 'timeout', 'session', 'sign out', 'inactivity', 'countdown'],
  use: ['Once in the shell, when nobody has done anything for 3595 seconds.'],
  avoid: [{ when: 'The session ends for another reason.', instead: 'Notice' }],
  anatomy: [
    { name: 'Question', text: 'Are you still there?', at: 'h2' },
    { name: 'Countdown', text: 'The seconds, large.', at: '[role="alertdialog"] p[aria-hidden="true"]' },
    { name: 'Buttons', text: 'Sign out now, stay signed in.', at: '[role="alertdialog"] > :last-child' },
  ],
  anatomyStory: 'Default',
  keyboard: [{ keys: 'Enter', does: 'stays signed in; the button has the focus' }],
  accessibility: ['It is an alert dialog; the countdown is read out once, when it begins.'],
  content: ['Says why: to protect the records.'],
  pairs: [
    {
      do: { text: 'Count whole seconds, and let one press keep the session.', example: 'StayOrLeave' },
      dont: {
        text: 'Sign people out without a word: what they typed is gone.',
        example: 'DontSignOutSilently',
      },
    },
  ],

  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
