import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Field',
  parts: ['FieldShell', 'GroupField', 'ErrorText'],
  status: 'stable',
  summary:
    'The frame of every field: label, the word required, hint, error and count, joined to the control.',
  keywords: ['label', 'hint', 'helper text', 'error message', 'form control', 'fieldset'],
  use: [
    'Only inside this package, to build a field of a new kind: `FieldShell` stands inside a react-aria field, `NativeShell` round a control of the browser, `GroupField` makes one field of several controls.',
  ],
  avoid: [
    { when: 'You want to ask something on a screen.', instead: 'TextField' },
    { when: 'Several fields belong together under a heading.', instead: 'Section' },
  ],
  anatomy: [
    { name: 'Label row', text: 'The label and, where it applies, the word "required".' },
    {
      name: 'Hint',
      text: 'One sentence above the control, so that the keyboard of a phone does not cover it.',
    },
    { name: 'Control', text: 'What the field is about.' },
    {
      name: 'Error and count',
      text: 'Under the control: what is wrong with its mark, and at the far end the characters typed.',
    },
  ],
  keyboard: 'not focusable',
  accessibility: [
    'The hint and the error are the description of the control; the word "required" is hidden, because the state itself is announced.',
    'The count is read out only near its end: from ten characters or a tenth left.',
    'Read only means the same everywhere: the value in a box on the sunken ground, reached by Tab, announced as read only, and nothing to press that would change it.',
    '`GroupField` is a group named by its label; its `onBlur` is called only when the focus leaves all of it.',
  ],
  content: [
    'Build a new field from `NativeShell`, or, where react-aria brings behaviour, from `controlProps`, `shellProps` and `FieldShell`.',
    'Label: a noun in sentence case, no colon, no question unless the answer is yes or no.',
    'Error: what is wrong and what to do, in the words the error summary shows.',
  ],
  pairs: [
    {
      do: {
        text: 'Build a field of several controls from `GroupField`: label, hint and error are where those of other fields are.',
        example: 'SeveralControls',
      },
      dont: { text: 'Put a second hint under the control: nobody reads both.', example: 'DontHintTwice' },
    },
  ],

  changelog: [
    { date: '2026-11-29', text: 'On phones fields of medium and long width end where full ones do.' },
    { date: '2026-11-20', text: 'First version.' },
    {
      date: '2026-11-22',
      text: '`NativeShell` is the frame of all text fields, and `NativeBox` the box of those with a part beside the input.',
    },
  ],
}
