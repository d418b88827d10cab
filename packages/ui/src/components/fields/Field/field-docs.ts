import type { Part } from '../../../docs/index.ts'

/** The parts of every field around its control, for the documentation of fields. */
export const fieldAnatomy: readonly Part[] = [
  {
    name: 'Label',
    text: 'Above the control, with the word "required" where it applies.',
    at: 'label, span[id$="-label"], span:has(+ span[aria-hidden="true"])',
  },
  {
    name: 'Hint',
    text: 'Optional, one sentence between label and control.',
    at: '[slot="description"], [id$="-hint"]',
  },
  {
    name: 'Error',
    text: 'Under the control, with its mark: what is wrong and what to do.',
    at: '[slot="errorMessage"], [id$="-error"]',
  },
]

/** The accessibility notes common to every field. */
export const fieldAccessibility: readonly string[] = [
  'The label is its name; hint and error are its description, and the error marks it as invalid.',
]
