import type { ComponentDocs } from '../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'AddressField',
  status: 'stable',
  summary: 'Region, province and city or municipality, each depending on the one before.',
  keywords: ['address', 'location', 'region', 'province', 'city', 'PSGC'],
  use: ['Wherever a place in the Philippines is asked.'],
  avoid: [
    {
      when: 'Only the street is asked.',
      instead: 'TextField',
    },
  ],
  anatomy: [
    {
      name: 'Region',
      text: 'Always there.',
    },
    {
      name: 'Province',
      text: 'Left out where the region has none, as in Metro Manila.',
    },
    {
      name: 'City or municipality',
      text: 'Waits for the parts above.',
    },
  ],
  keyboard: [
    {
      keys: 'Typing',
      does: 'narrows the list of the part',
    },
    {
      keys: 'Arrow up and Arrow down',
      does: 'move in it',
    },
    {
      keys: 'Enter',
      does: 'chooses',
    },
  ],
  accessibility: [
    'Three combo boxes in one group; ids are `<id>-region`, `<id>-province` and `<id>-city`, for the error summary.',
    'Changing a part clears what lies under it, and a screen reader hears so.',
  ],
  content: ['Names of places come from the official list; never shorten them.'],
  do: [
    {
      text: 'Say what was cleared, and why.',
      story: 'ChangingRegionClears',
    },
    {
      text: 'Offer to try again when a list cannot be loaded.',
      story: 'Failing',
    },
  ],
  dont: [
    {
      text: 'Keep a city of another province because it was typed first.',
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
