import type { Pattern } from './pattern.ts'

export const messages: Pattern = {
  id: 'messages',
  title: 'Messages',
  problem:
    'Tell people what happened or what they must know, in the place where they look and for as long as it matters.',
  use: [
    'The result of an action, a failure, a condition of the page, a question before a loss, news from others.',
  ],
  avoid: [
    'A wrong answer in a form: see Forms and errors.',
    'Nothing to show: see Empty and loading.',
    'A status of a record: `StatusBadge`.',
  ],
  rules: [
    {
      rule: 'The lifetime chooses the component: it passes (toast), it stays true (notice), it must be answered (dialog).',
      measure: 'One place a message; a failure with a toast also stands where the work was',
      enforcedBy: 'ADR 20, a test over all kinds of failure',
    },
    {
      rule: 'A toast leaves by itself, one at a time, the newest on top. With an action in it, it stays.',
      measure: '5 seconds; hover, focus and a hidden tab stop the clock',
      enforcedBy: '`Toaster`',
    },
    {
      rule: 'The same message does not come twice: it is counted.',
      measure: '“×3”',
      enforcedBy: '`Toaster`',
    },
    {
      rule: 'Every message of the session can be read again.',
      measure: 'The newest 200, behind the bell',
      enforcedBy: '`MessageLog`',
    },
    {
      rule: 'A notice stands next to what it is about; the most serious one decides its tone.',
      measure: 'One a cause, not three under each other',
      enforcedBy: '`Notice`, review',
    },
    {
      rule: 'A question is asked before what is hard to undo. What can be undone is done, with Undo.',
      measure: 'Typed confirmation only where there is no way back at all',
      enforcedBy: '`ConfirmDialog`',
    },
    {
      rule: 'A failure of a call that a timer repeats says nothing.',
      measure: 'Its next success is the message',
      enforcedBy: 'ADR 20',
    },
  ],
  wording: [
    ['Success', 'What happened, to what: “Room rates submitted.”, with “View request”'],
    ['Failure', 'What did not happen, why, what to do'],
    ['Offline', '“Unable to establish connection. Check your internet connection and try again.”'],
    ['Running', '“Uploading the rate sheet”, which turns into its result'],
    ['Question', '“Remove licence.pdf?”, with “Remove” and “Cancel”'],
    ['Never', '“Success!”, “Something went wrong”, “Are you sure?”, a code alone'],
  ],
  accessibility: [
    'Errors interrupt the screen reader; everything else waits for a pause.',
    'F6 goes to the messages and back from anywhere, dialogs included.',
    'A notice that appears is announced with `isLive`; one that was there from the start is not.',
    'Question and consequence are read when a confirm dialog opens. Escape is the way out.',
    'The kind is an icon with a word, never colour alone (WCAG 2.2, 1.4.1).',
  ],
  reasons: [
    'A message that leaves by itself may be missed. So nothing is only in a toast: failures stand in their place, and the log keeps the rest. WCAG 2.2, 2.2.1 on time limits is the reason why the clock can be stopped.',
    'People who are asked all day press without reading. Undo costs one press in the rare case instead of one in every case.',
    'A toast covers a corner of the page; two cover more than what they tell is worth.',
  ],
  components: [
    ['Toaster', 'what passes'],
    ['Notice', 'what stays true'],
    ['ConfirmDialog', 'what must be answered'],
    ['ErrorSummary', 'answers of a form'],
    ['MessageLog', 'all messages of the session'],
    ['NotificationBell', 'news from others'],
  ],
}
