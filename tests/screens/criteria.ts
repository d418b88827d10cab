import type { RuleName } from './rule-texts.ts'

/** A criterion of WCAG 2.2, level A or AA, with how the portal is checked against it. */
export interface Criterion {
  id: string
  name: string
  level: 'A' | 'AA'
  /** Rules of screens:check that see it; a finding makes the row "Partially supports". */
  rules: readonly RuleName[]
  /** Tests that hold it, or how it is met by construction. */
  remarks: string
  /** True for what the product does not have, such as video. */
  isAbsent?: boolean
}

/** A row: id, level, name, remarks, rules. */
type Row = readonly [
  id: string,
  level: 'A' | 'AA',
  name: string,
  remarks: string,
  ...rules: readonly RuleName[],
]

const noMedia = 'The product has no video and no sound.'

const met: readonly Row[] = [
  ['1.1.1', 'A', 'Non-text content', 'Icons have a label or are hidden; charts have a table.', 'axe'],
  [
    '1.3.1',
    'A',
    'Info and relationships',
    'Outlines of stories and screens are compared.',
    'axe',
    'landmarks',
  ],
  [
    '1.3.2',
    'A',
    'Meaningful sequence',
    'The order of the document is the order drawn; outlines are compared.',
    'order',
  ],
  [
    '1.3.3',
    'A',
    'Sensory characteristics',
    'By construction: texts name things by their label, not by place or colour.',
  ],
  [
    '1.4.1',
    'A',
    'Use of color',
    'A status has words and a sign; links in text are underlined.',
    'axe',
    'forced',
  ],
  ['2.1.1', 'A', 'Keyboard', 'Keyboard stories of the components; journeys by keyboard.', 'focus'],
  [
    '2.1.2',
    'A',
    'No keyboard trap',
    'The walk leaves every stop; dialogs close by Escape (stories).',
    'trap',
  ],
  [
    '2.1.4',
    'A',
    'Character key shortcuts',
    'By construction: shortcuts have a modifier key, or act in their own part only.',
  ],
  [
    '2.2.1',
    'A',
    'Timing adjustable',
    'The end of a session is announced and can be put off (session.spec.ts).',
  ],
  [
    '2.2.2',
    'A',
    'Pause, stop, hide',
    'By construction: nothing moves for longer than five seconds but progress; reduced motion stops it.',
  ],
  ['2.3.1', 'A', 'Three flashes or below threshold', 'By construction: nothing flashes.'],
  [
    '2.4.1',
    'A',
    'Bypass blocks',
    'Every frame begins with a link to the content; landmarks are named.',
    'axe',
    'landmarks',
  ],
  ['2.4.2', 'A', 'Page titled', 'Each address has a title of its own (routes.test.ts).', 'titles', 'errors'],
  ['2.4.3', 'A', 'Focus order', 'The walk by Tab follows the document.', 'order'],
  ['2.4.4', 'A', 'Link purpose (in context)', 'Links name their target; outlines are compared.', 'axe'],
  ['2.5.1', 'A', 'Pointer gestures', 'By construction: no gesture needs a path or two pointers.'],
  [
    '2.5.2',
    'A',
    'Pointer cancellation',
    'By construction: actions follow the release of a press (React Aria).',
  ],
  ['2.5.3', 'A', 'Label in name', 'The name begins with the label.', 'axe'],
  ['3.1.1', 'A', 'Language of page', 'The document is in en-PH.', 'axe'],
  ['3.2.1', 'A', 'On focus', 'By construction: focus opens hints only; the walk stays on its page.', 'trap'],
  ['3.2.2', 'A', 'On input', 'By construction: lists filter in place; forms are sent by a button.'],
  ['3.2.6', 'A', 'Consistent help', 'Help is in the same place of every frame; the outlines hold it.'],
  ['3.3.1', 'A', 'Error identification', 'Errors are named at the field and in a summary.', 'errors'],
  ['3.3.2', 'A', 'Labels or instructions', 'Every field has a label; the format is in its hint.', 'axe'],
  [
    '3.3.7',
    'A',
    'Redundant entry',
    'By construction: a form offers what is known; an application keeps its draft.',
  ],
  ['4.1.2', 'A', 'Name, role, value', 'Outlines of stories and screens are compared.', 'axe', 'names'],
  ['1.3.4', 'AA', 'Orientation', 'By construction: no style depends on the orientation.', 'sideways'],
  ['1.3.5', 'AA', 'Identify input purpose', 'Fields about the user have autocomplete.', 'axe'],
  [
    '1.4.3',
    'AA',
    'Contrast (minimum)',
    'Every pair of tokens is computed in both themes (contrast.test.ts).',
    'axe',
    'dark',
  ],
  [
    '1.4.4',
    'AA',
    'Resize text',
    'A window of 320 px is 1280 px at 400 %; stories have pictures at that zoom.',
    'sideways',
  ],
  ['1.4.5', 'AA', 'Images of text', 'By construction: text is text but in documents people upload.'],
  [
    '1.4.10',
    'AA',
    'Reflow',
    'At 320 px nothing but tables, maps and documents scrolls sideways.',
    'sideways',
  ],
  [
    '1.4.11',
    'AA',
    'Non-text contrast',
    'Edges, marks and focus rings are computed from tokens (contrast.test.ts).',
    'forced',
  ],
  ['1.4.12', 'AA', 'Text spacing', 'Key stories have pictures with the widest spacing.', 'spacing'],
  [
    '1.4.13',
    'AA',
    'Content on hover or focus',
    'Hints stay under the pointer and close by Escape (stories of Tooltip).',
  ],
  ['2.4.5', 'AA', 'Multiple ways', 'Menu, search, and links between records.'],
  ['2.4.6', 'AA', 'Headings and labels', 'Outlines are compared; no heading is empty.', 'axe'],
  [
    '2.4.7',
    'AA',
    'Focus visible',
    'One ring for everything, of 3:1 (contrast.test.ts); pictures of focus.',
    'focus',
  ],
  ['2.4.11', 'AA', 'Focus not obscured (minimum)', 'The walk by Tab at 320 by 256 px.', 'focus'],
  [
    '2.5.7',
    'AA',
    'Dragging movements',
    'What can be dragged has keys and a menu (DataTable, DocumentUploader).',
  ],
  ['2.5.8', 'AA', 'Target size (minimum)', 'At 1440 and at 390 px.', 'axe', 'targets'],
  [
    '3.1.2',
    'AA',
    'Language of parts',
    'By construction: names are not marked, as the criterion allows; other text is English.',
  ],
  ['3.2.3', 'AA', 'Consistent navigation', 'One menu for every screen of a role; the outlines hold it.'],
  [
    '3.2.4',
    'AA',
    'Consistent identification',
    'One component for a purpose, one word for a thing (structure tests).',
  ],
  [
    '3.3.3',
    'AA',
    'Error suggestion',
    'A message says what is accepted (messages by one rule, ADR 20).',
    'errors',
  ],
  [
    '3.3.4',
    'AA',
    'Error prevention (legal, financial, data)',
    'Changes are checked, confirmed and approved by a second person (ADR 34).',
  ],
  [
    '3.3.8',
    'AA',
    'Accessible authentication (minimum)',
    'Passwords can be pasted; passkeys sign in without one (passkey.spec.ts).',
  ],
  ['4.1.3', 'AA', 'Status messages', 'Messages are live regions; the stories hold what is announced.', 'axe'],
]

const absent: readonly Row[] = [
  ['1.2.1', 'A', 'Audio-only and video-only (prerecorded)', noMedia],
  ['1.2.2', 'A', 'Captions (prerecorded)', noMedia],
  ['1.2.3', 'A', 'Audio description or media alternative', noMedia],
  ['1.4.2', 'A', 'Audio control', noMedia],
  ['2.5.4', 'A', 'Motion actuation', 'Nothing is done by moving a device.'],
  ['1.2.4', 'AA', 'Captions (live)', noMedia],
  ['1.2.5', 'AA', 'Audio description (prerecorded)', noMedia],
]

const toCriterion = ([id, level, name, remarks, ...rules]: Row): Criterion => ({
  id,
  level,
  name,
  remarks,
  rules,
})

const order = ({ id }: Criterion) => id.split('.').reduce((sum, part) => sum * 100 + Number(part), 0)

/** Every criterion of WCAG 2.2 at level A and AA, by number. */
export const criteria: readonly Criterion[] = [
  ...met.map(toCriterion),
  ...absent.map((row) => ({ ...toCriterion(row), isAbsent: true })),
].toSorted((a, b) => order(a) - order(b))
