import type { IsoDate } from '@capiz/domain/time'
import type { AmountField, PriceVersion } from './versions.ts'
import type { ReactNode } from 'react'
import type { ElementProps } from '../../../element/element-props.ts'

/** Properties of `PriceHistory`. */
export interface PriceHistoryProps extends ElementProps {
  /** Name of the price list: `Room rates`. */
  label: string
  /** Heading of the items: `Room category`. */
  itemLabel: string
  /** The prices an item has, one column each. */
  fields: readonly AmountField[]
  /** All versions in any order; of one day the later listed holds. */
  versions: readonly PriceVersion[]
  /** Today in Manila: decides what is in force. */
  today: IsoDate
  /** Shown version; by default the one in force, else the newest. */
  value?: string | undefined
  /** Further fields in the line of `In force on`, such as the day whose knowledge is shown. */
  controls?: ReactNode | undefined
  /** Called with the version that was chosen, for the address bar. */
  onChange?: ((id: string) => void) | undefined
  /** Looking and comparing only. */
  isReadOnly?: boolean | undefined
  /** Begins a new version as a copy of the shown one. */
  onNewVersion?: (() => void) | undefined
  /** Begins a new version from a sheet. */
  onUpload?: (() => void) | undefined
  /** Hands out an empty sheet. */
  onTemplate?: (() => void) | undefined
  /** Takes a version back that has not begun. */
  onCancelScheduled?: ((version: PriceVersion) => void) | undefined
  /** Submits a draft. */
  onSubmit?: ((version: PriceVersion) => void) | undefined
  /** Loading state of the versions: `loading` draws their geometry, `error` shows the failure. */
  status?: 'idle' | 'loading' | 'error' | undefined
  /** Failure and remedy. */
  errorMessage?: string | undefined
  /** Tries again after a failure. */
  onRetry?: (() => void) | undefined
}
