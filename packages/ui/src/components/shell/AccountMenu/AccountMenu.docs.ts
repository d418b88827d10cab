import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'AccountMenu',
  status: 'stable',
  summary: 'Who is signed in, with the menu of their account.',
  keywords: ['user menu', 'profile', 'sign out', 'account', 'settings'],
  use: ['At the end of the top bar.'],
  avoid: [
    {
      when: 'Actions of a record are listed.',
      instead: 'ActionMenu',
    },
  ],
  anatomy: [
    {
      name: 'Button',
      text: 'Initials; name and role where there is room.',
    },
    {
      name: 'Menu',
      text: 'Account, settings, sign out.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space or Arrow down',
      does: 'opens the menu',
    },
    {
      keys: 'Arrow up and Arrow down',
      does: 'move',
    },
    {
      keys: 'Escape',
      does: 'closes; the focus returns',
    },
  ],
  accessibility: ['The button is named by the person, also where only initials show.'],
  content: ['The role in words: “Accreditation officer”.'],
  pairs: [
    {
      do: {
        text: 'Say who is signed in, in which role, and keep sign out the last line.',
        example: 'WithRole',
      },
      dont: { text: 'Show a code for the role.', example: 'DontShowCodes' },
    },
  ],

  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
