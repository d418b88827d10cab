import type { ComponentDocs } from '../../../docs/index.ts'
import { fieldAccessibility, fieldAnatomy } from '../Field/field-docs.ts'

export const docs: ComponentDocs = {
  name: 'PasswordField',
  status: 'stable',
  summary: 'A password, with a button that shows it and a note while caps lock is on.',
  keywords: ['password', 'secret', 'sign in', 'reveal', 'show password', 'caps lock'],
  use: ['For signing in and for choosing a new password; `autoComplete` tells the password manager which.'],
  avoid: [
    {
      when: 'It is a code that was sent to the person: it is no secret on the screen.',
      instead: 'CodeField',
    },
  ],
  anatomy: [
    ...fieldAnatomy,
    { name: 'Box', text: 'Dots, or the text itself while it is shown.', at: 'input' },
    { name: 'Reveal', text: 'A button that shows and hides the text.', at: 'button' },
  ],
  anatomyStory: 'Invalid',
  keyboard: [{ keys: 'Tab', does: 'goes on to the button that shows the password' }],
  accessibility: [
    ...fieldAccessibility,
    'The button says what it will do: "Show password", then "Hide password".',
    'Caps lock is told as the hint, which is read with the field.',
  ],
  content: ['Say the rule for a new password before it is broken, not after.'],
  pairs: [
    {
      do: { text: 'Ask once, and say the rule before it is broken.', example: 'NewPassword' },
      dont: { text: 'Ask for the password twice: the button shows what was typed.', example: 'DontAskTwice' },
    },
  ],

  changelog: [
    { date: '2026-11-20', text: 'First version.' },
    { date: '2026-11-22', text: 'The input is the browser’s own: less to load with the first screen.' },
  ],
}
