import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'SectionNav',
  status: 'beta',
  summary: 'The sections of a long page beside them, each one step away.',
  keywords: ['on this page', 'table of contents', 'jump links', 'anchor links', 'in-page navigation'],
  use: [
    'Beside a form of five sections or more that is saved as a whole.',
    'Where the errors of a long form have to be found again.',
  ],
  avoid: [
    { when: 'Each entry is a page of its own.', instead: 'SideList' },
    { when: 'The steps are answered one after the other.', instead: 'StepList' },
  ],
  anatomy: [
    { name: 'Section', text: 'A link as wide as the list; the current one is marked.' },
    { name: 'Mark', text: 'The number of errors in red, or “Not saved”, below the name.' },
    { name: 'Line', text: 'Instead of the list in windows of at most 1024 px.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes from section to section' },
    { keys: 'Enter', does: 'moves the focus to the heading of the section' },
  ],
  accessibility: [
    'A named navigation; the section that is read is marked with `aria-current="location"`.',
    'The marks are words, part of the name of the link.',
  ],
  content: ['The titles of the sections themselves, in their order.'],
  pairs: [
    {
      do: { text: 'Mark where the errors are and what is not saved.', example: 'SectionsOfAForm' },
      dont: { text: 'List two sections that are seen at once.', example: 'DontListTwo' },
    },
  ],
  changelog: [{ date: '2026-11-27', text: 'First version.' }],
}
