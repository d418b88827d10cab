import type { ComponentType } from 'react'
import { lazyScreen } from '../../../app/lazy-screen.ts'
import { facilityPriceParts } from '../../../app/record-parts.ts'

/** A part of a facility record with its own address. */
export interface RecordTab {
  path: string
  label: string
  Screen: ComponentType
  /** action the caller must be allowed for the tab to be there */
  needs?: string
  /** takes the whole width, without the timeline beside it */
  isAlone?: boolean
}

/** The tabs after the overview, in their order; each is fetched when it is first opened. */
export const tabs: readonly RecordTab[] = [
  {
    path: 'documents',
    label: 'Documents',
    isAlone: true,
    Screen: lazyScreen(
      () => import('./documents/Documents.tsx'),
      (m) => m.Documents,
    ),
  },
  {
    path: 'checklist',
    label: 'Checklist',
    Screen: lazyScreen(
      () => import('./documents/Checklist.tsx'),
      (m) => m.Checklist,
    ),
  },
  ...facilityPriceParts.map((part) => ({ ...part, needs: 'view-rates', isAlone: true })),
  {
    path: 'covered-accounts',
    label: 'Covered accounts',
    Screen: lazyScreen(
      () => import('./covered/CoveredAccounts.tsx'),
      (m) => m.CoveredAccounts,
    ),
  },
  {
    path: 'history',
    label: 'History',
    isAlone: true,
    Screen: lazyScreen(
      () => import('./timeline/History.tsx'),
      (m) => m.History,
    ),
  },
]
