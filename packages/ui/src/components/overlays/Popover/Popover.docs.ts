import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Popover',
  status: 'stable',
  summary: 'A small panel beside the button that opens it.',
  keywords: ['flyout', 'panel', 'dropdown', 'bubble', 'popup'],
  use: ['For a few facts or controls that belong to one button.'],
  avoid: [
    { when: 'The lines are actions.', instead: 'Menu' },
    { when: 'Nothing else may be done meanwhile.', instead: 'Dialog' },
  ],
  guide: [
    {
      title: 'Placement',
      text: [
        'At the button that opens it, on the side where there is room. It covers what is next to the button, never the button.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'A list of acts or links is a `Menu`; that has other keys. A form that is saved is a `Dialog`.',
        'One sentence that explains a control is its hint. A name of an icon is a `Tooltip`, which opens on hover and focus and holds no control.',
        'Facts that most readers want are on the page. Facts that few want and that belong to the text are a `Disclosure`.',
        'Filters use it by themselves, through `FilterBar`.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'It opens on a press, never on hover. A second press, a press outside or Escape closes it; the focus returns to the button.',
        'It takes the focus, since it is a dialog with a name.',
        'It is at most 24 rem wide, and as high as there is room. What is longer scrolls; what is much longer belongs elsewhere.',
        'It is loaded when it is first opened, so a page with hundreds of them is as light as one without.',
      ],
    },
    {
      title: 'Content',
      text: [
        'The label names its content, not its kind: “Price of intensive care”, not “Details”.',
        'A few facts or one small set of controls; no headings of several levels.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'What opens on hover cannot be reached by touch, and by keyboard only by accident. WCAG 2.2, 1.4.13 lists what hover content has to do; a press needs none of it.',
        'A small panel keeps the eye at its place. That is its worth, and it is gone once it must be scrolled.',
      ],
    },
  ],
  anatomy: [
    { name: 'Trigger', text: 'A button of this package.', at: 'button[aria-expanded="true"]' },
    { name: 'Panel', text: 'Up to 24 rem wide; it turns to where there is room.', at: '[role="dialog"]' },
  ],
  anatomyStory: 'Open',
  keyboard: [
    { keys: 'Enter or Space', does: 'opens' },
    { keys: 'Escape', does: 'closes; the focus returns to the button' },
  ],
  accessibility: ['It is a dialog with a name; screen readers are taken in.'],
  content: [
    'Never open it on hover: touch and keyboard have none.',
    'The label says what the panel holds: "Price of ICU".',
  ],
  pairs: [
    {
      do: { text: 'Keep it small enough to be read at a glance.', example: 'AFewFacts' },
      dont: { text: 'Put a whole form behind a button.', example: 'DontHoldAForm' },
    },
  ],

  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
