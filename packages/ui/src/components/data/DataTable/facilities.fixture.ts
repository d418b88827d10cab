import type { Tone } from '../../../tokens/index.ts'
import type { StatusIcon } from '../StatusBadge/icons.ts'

/** An invented facility for stories. */
export interface SampleFacility {
  readonly code: string
  readonly name: string
  readonly type: string
  readonly city: string
  readonly province: string
  readonly status: { readonly tone: Tone; readonly label: string; readonly icon?: StatusIcon }
  readonly validUntil: string
  readonly physicians: number
}

const statuses: readonly SampleFacility['status'][] = [
  { tone: 'positive', label: 'Accredited' },
  { tone: 'progress', label: 'On process' },
  { tone: 'attention', label: 'For payment only', icon: 'peso' },
  { tone: 'held', label: 'Suspended' },
  { tone: 'stopped', label: 'Disaccredited' },
  { tone: 'lapsed', label: 'Expired' },
  { tone: 'attention', label: 'Expiring soon' },
  { tone: 'positive', label: 'Accredited' },
  { tone: 'neutral', label: 'Draft', icon: 'pencil' },
  { tone: 'review', label: 'Pending approval' },
]
const names = [
  'Agila General Hospital',
  'Bagong Umaga Medical Center',
  'Capiz Street Family Clinic',
  'Dalisay Medical Center',
  'Gintong Bukid Hospital',
  'Halaman Diagnostic Center',
  'Kalinga Doctors Hospital',
  'Liwanag Medical Center',
  'Ngiti Dental Arts',
  'Sampaguita Medical Center, Lipa',
]
const cities = [
  'Bauan',
  'Batangas City',
  'Calaca',
  'Tanauan',
  'Batangas City',
  'Lemery',
  'Lipa',
  'Lipa',
  'Nasugbu',
  'Lipa',
]
const dates = ['31 Mar 2027', '', '', '14 Feb 2027', '', '2 Sep 2026', '18 Dec 2026', '30 Jun 2028', '', '']
const physicians = [42, 310, 3, 88, 0, 6, 121, 204, 2, 214]

/** Invented facilities from the given number on; the tenth repeats with another number in its name. */
export function sampleFacilities(from: number, count: number): SampleFacility[] {
  return Array.from({ length: count }, (_, step) => {
    const index = from + step
    const place = index % 10
    const round = Math.floor(index / 10)
    return {
      code: `HF${String(131 + index * 7).padStart(7, '0')}`,
      name: `${names[place] ?? ''}${round === 0 ? '' : ` ${round + 1}`}`,
      type: place === 8 ? 'Dental clinic' : 'Hospital',
      city: cities[place] ?? '',
      province: 'Batangas',
      status: statuses[place] ?? { tone: 'neutral', label: 'Draft' },
      validUntil: dates[place] ?? '',
      physicians: physicians[place] ?? 0,
    }
  })
}
