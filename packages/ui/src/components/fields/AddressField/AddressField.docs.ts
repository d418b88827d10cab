import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'AddressField',
  status: 'stable',
  summary: 'Region, province and city, each choice narrowing the next.',
  keywords: ['address', 'region', 'province', 'city', 'municipality', 'location', 'PSGC'],
  use: ['For the place of a facility, a clinic or a person, from the Philippine Standard Geographic Code.'],
  avoid: [{ when: 'It is only a filter by province.', instead: 'ComboBox' }],
  anatomy: [
    { name: 'Region', text: 'Always open.', at: 'div:has(> [role="group"])' },
    {
      name: 'Province',
      text: 'Open once the region is chosen; says so when the region has none.',
      at: 'div:has(> [role="group"]) ~ div',
    },
    {
      name: 'City or municipality',
      text: 'Open once the province is.',
      at: 'div:has(> [role="group"]):last-of-type',
    },
  ],
  anatomyStory: 'Filled',
  keyboard: [
    { keys: 'Arrow down', does: 'opens a list and moves in it' },
    { keys: 'Enter', does: 'takes the marked place' },
    { keys: 'Escape', does: 'closes the list' },
  ],
  accessibility: [
    'Changing a region or province clears what lies under it and says so to screen readers.',
    'While a list loads, its field says so; when it cannot be loaded, it says how to try again.',
    'With `id`, the parts are `id-region`, `id-province` and `id-city`, for the error summary.',
  ],
  content: [
    'An address in Metro Manila has no province: the field leaves it out, so do not require it.',
    'Street and number are a TextField of their own; this field holds places only.',
  ],
  pairs: [
    {
      do: {
        text: 'Pass loaders that keep what they loaded; the field asks for each list when it is needed.',
        example: 'RegionToCity',
      },
      dont: {
        text: 'Ask for region, province and city as three texts: one town gets five spellings.',
        example: 'DontTakeFreeText',
      },
    },
  ],

  changelog: [{ date: '2026-11-20', text: 'First version.' }],
}
