import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'PasswordField',
  status: 'stable',
  summary: 'A password, with a button that shows it and a note while caps lock is on.',
  keywords: ['sign in', 'login', 'secret', 'reveal', 'credentials'],
  use: ['For every password, old or new.'],
  avoid: [
    {
      when: 'The secret is a code sent by mail, typed once.',
      instead: 'CodeField',
    },
  ],
  anatomy: [
    {
      name: 'Label',
      text: 'What is asked, above the control, with the word “required” at its end.',
    },
    {
      name: 'Hint',
      text: 'One sentence of help between label and control.',
    },
    {
      name: 'Box',
      text: 'Dots, or the text once it is shown.',
    },
    {
      name: 'Show and hide',
      text: 'A button at the end of the box.',
    },
    {
      name: 'Error',
      text: 'What is wrong and what to do, with a mark, below the control.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'submits the form around it',
    },
    {
      keys: 'Space or Enter on the button',
      does: 'shows or hides the password',
    },
  ],
  accessibility: [
    'The label, the hint and the error are joined to the control, so a screen reader reads all three.',
    'The button is named “Show password” or “Hide password”.',
    'Caps lock is said in place of the hint while it is on.',
    '`autoComplete` tells the password manager whether to fill or to suggest. Pasting is never blocked.',
  ],
  content: [
    'Say the rule for a new password in the hint, before it is broken.',
    'An error says that name or password is wrong, not which.',
  ],
  do: [
    {
      text: 'Let people see what they typed.',
      story: 'Reveals',
    },
    {
      text: 'Use `new-password` where one is chosen.',
      story: 'NewPassword',
    },
  ],
  dont: [
    {
      text: 'Ask for the same password twice: showing it does the same.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
