import { useState } from 'react'
import { densities } from '../../../tokens/index.ts'
import type { TableView } from './types.ts'

const none: TableView = { hiddenColumns: [] }

const keyOf = (name: string): string => `capiz.device.table.${name}`

/** Returns what a person set for a table on this device; `name` tells tables apart. */
export function tableView(name: string): TableView {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null')
    if (typeof value !== 'object' || value === null) return none
    const { density, hiddenColumns, widths } = value as Record<string, unknown>
    const chosen = Object.entries(typeof widths === 'object' && widths !== null ? widths : {})
    return {
      density: densities.find((name) => name === density),
      hiddenColumns: Array.isArray(hiddenColumns)
        ? hiddenColumns.filter((id): id is string => typeof id === 'string')
        : [],
      widths: Object.fromEntries(
        chosen.filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
      ),
    }
  } catch {
    // Storage can be forbidden or hold something of another make; the table then starts with everything shown.
    return none
  }
}

/** Keeps density, hidden columns and widths of one table on this device; `name` tells tables apart. */
export function useTableView(name: string): [TableView, (view: TableView) => void] {
  const [view, setView] = useState(() => tableView(name))
  const save = (next: TableView) => {
    setView(next)
    try {
      localStorage.setItem(keyOf(name), JSON.stringify(next))
    } catch {
      // The choice then lasts for this visit only.
    }
  }
  return [view, save]
}
