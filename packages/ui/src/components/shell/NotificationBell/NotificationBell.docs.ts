import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'NotificationBell',
  status: 'beta',
  summary: 'Events a person should know of, behind a bell that counts unread ones.',
  keywords: ['notification', 'bell', 'badge', 'unread', 'inbox', 'alerts'],
  use: ['Once, in the top bar beside the account.'],
  avoid: [
    { when: 'Something was just done and is confirmed.', instead: 'Toaster' },
    { when: 'What this session said is looked up again.', instead: 'MessageLog' },
    { when: 'A place of the menu has things waiting.', instead: 'SideNav' },
  ],
  anatomy: [
    { name: 'Bell', text: 'Carries the number of what is new, up to 99+; without news it stands alone.' },
    {
      name: 'Panel',
      text: 'Its title with the one act that marks all as read, then a link a line, in groups such as days; a dot and a stronger label mark what is unread.',
    },
    { name: 'Foot', text: 'A link to the page that holds older ones.' },
  ],
  keyboard: [
    { keys: 'Enter or Space', does: 'opens the panel' },
    { keys: 'Tab', does: 'goes from line to line' },
    { keys: 'Up, Down, Home and End', does: 'walk the lines' },
    { keys: 'Enter on a line', does: 'goes there and closes the panel' },
    { keys: 'Escape', does: 'closes; the focus returns to the bell' },
  ],
  accessibility: [
    'The button is named with the number it shows: “Notifications, 3 new”.',
    'What is new is said in words, not by the dot alone.',
    'A new number is not announced by itself: it would interrupt whatever is being read every minute.',
  ],
  content: [
    'Name the record or person first; below what happened, and by whom: “Price amendment approved · Ana Reyes”, with the time at the end of the first line.',
    'Work that waits is counted where it is done, in the menu: a number that never goes down is read by nobody.',
  ],
  pairs: [
    {
      do: { text: 'Lead each line to exactly what it names.', example: 'LinesThatLead' },
      dont: { text: 'Count what the person has seen already.', example: 'DontCountSeen' },
    },
  ],

  changelog: [
    { date: '2026-11-28', text: '`more`, a link to older ones at the foot; lines begin with a name.' },
    {
      date: '2026-11-28',
      text: 'Groups of lines, `onRead`, and `onReadAll` for one act that marks all as read.',
    },
    { date: '2026-11-22', text: 'First version.' },
  ],
}
