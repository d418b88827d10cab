import type { StatusTone } from '@capiz/domain/status'
import type { SheetRow } from './calls.ts'

/** The label and tone of each state a sheet has today. */
export const sheetStates: Record<SheetRow['state'], { label: string; tone: StatusTone }> = {
  past: { label: 'Past', tone: 'neutral' },
  inForce: { label: 'In force', tone: 'positive' },
  scheduled: { label: 'Scheduled', tone: 'progress' },
  lapsed: { label: 'Lapsed', tone: 'lapsed' },
}
