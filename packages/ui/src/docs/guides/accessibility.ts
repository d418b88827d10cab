import type { TextPage, TextPart } from '../text-page.ts'

/** The checks a component has, as found in its stories and pictures. */
export interface AccessibilityStatus {
  name: string
  /** Stories that axe checks in both themes. */
  stories: number
  /** A story presses keys; `none` for a component that takes no focus. */
  keyboard: 'yes' | 'no' | 'none'
  hasOutline: boolean
  hasForcedColours: boolean
  hasWideSpacing: boolean
}

const mark = (is: boolean): string => (is ? 'yes' : '–')

const keyboards = { yes: 'yes', no: '–', none: 'takes no focus' } as const

function componentPart(components: readonly AccessibilityStatus[]): TextPart {
  return {
    title: 'By component',
    text: [
      '“Stories” counts those that axe checks. A dash means that there is no such test of the component itself; the component it is made of may have one.',
    ],
    table: {
      head: ['Component', 'Stories', 'Keys', 'Outline', 'Forced colours', 'Wide spacing', 'Screen reader'],
      rows: components.map((one) => [
        `\`${one.name}\``,
        String(one.stories),
        keyboards[one.keyboard],
        mark(one.hasOutline),
        mark(one.hasForcedColours),
        mark(one.hasWideSpacing),
        'not tried',
      ]),
    },
  }
}

/** Returns the page with the state of every component, from the facts read at the build. */
export function accessibilityPage(components: readonly AccessibilityStatus[]): TextPage {
  return {
    id: 'accessibility',
    title: 'Accessibility status',
    lead: 'The goal is WCAG 2.2, level AA. This page says what was tested, by machine or by hand, and what was not.',
    parts: [
      {
        title: 'Not tested',
        list: [
          'No component is recorded as tried with a screen reader: neither NVDA, JAWS, VoiceOver nor TalkBack. The outlines below are what the browser offers to one, not what one reads out.',
          'No test by hand is recorded for single components, and none with people who use assistive technology.',
          'Voice control, switch access and screen magnifiers were not tried.',
          'Only Chromium runs the tests. Firefox and Safari are not tested.',
        ],
      },
      {
        title: 'Tested by machine',
        table: {
          head: ['Check', 'On', 'Finds'],
          rows: [
            ['axe', 'every story, in both themes', 'names, roles, contrast, structure'],
            [
              'Keys',
              'stories that press them, with names and roles asserted',
              'keys without effect, lost focus',
            ],
            ['Outline', 'every story that is pictured', 'a role, name or state that changed'],
            ['Narrow window', 'every story set to 320 or 390 px', 'reading sideways (1.4.10)'],
            [
              'Forced colours and wide text spacing',
              'the stories marked below, as pictures that people look at',
              'lost edges and marks, cut text (1.4.12)',
            ],
            [
              'Contrast of tokens',
              'every pair in use, both themes and the second brand',
              'text under 4.5, marks under 3',
            ],
            [
              'Screens of the portal',
              'every route by role: axe with target size, focus at 320 by 256 px, landmarks, titles, error links',
              'see `docs/accessibility.md`',
            ],
          ],
        },
      },
      {
        title: 'Record a test by hand',
        text: [
          'Whoever tries a component with a screen reader says the component, the reader, the browser, the day and what was found in the pull request, and adds a line to Changes on its page. This page then changes its first part.',
        ],
      },
      componentPart(components),
    ],
  }
}
