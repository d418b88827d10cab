import type { DiffRow } from './values.ts'

/** An invented request for another room rate. */
export const sampleDiff: readonly DiffRow[] = [
  {
    field: 'icu',
    label: 'ICU, daily rate',
    kind: 'peso',
    before: 1_140_000,
    requested: 1_240_000,
    changed: true,
  },
  {
    field: 'from',
    label: 'Effective from',
    kind: 'day',
    before: '2026-07-01',
    requested: '2027-01-01',
    changed: true,
  },
  {
    field: 'isolation',
    label: 'Isolation room',
    kind: 'peso',
    before: null,
    requested: 978_000,
    changed: true,
  },
  { field: 'suite', label: 'Suite', kind: 'peso', before: 1_850_000, requested: null, changed: true },
  {
    field: 'contact',
    label: 'Contact person',
    kind: 'text',
    before: 'M. Santos',
    requested: 'M. Santos',
    changed: false,
  },
  { field: 'code', label: 'Code', kind: 'code', before: 'HF0000142', requested: 'HF0000142', changed: false },
]
