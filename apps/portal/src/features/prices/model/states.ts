import type { StatusTone } from '@capiz/domain/accreditation'
import type { SheetRow } from './calls.ts'

/** Where a sheet stands today, in words and tone. */
export const sheetStates: Record<SheetRow['state'], { label: string; tone: StatusTone }> = {
  past: { label: 'Past', tone: 'neutral' },
  inForce: { label: 'In force', tone: 'positive' },
  scheduled: { label: 'Scheduled', tone: 'progress' },
  lapsed: { label: 'Lapsed', tone: 'lapsed' },
}
