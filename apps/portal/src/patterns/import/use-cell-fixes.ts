import { createContext, useContext, useMemo, useState } from 'react'
import type { BadCell, CellFix } from './import-state.ts'

/** Corrections typed into bad cells so far, by cell. */
type TypedCells = ReadonlyMap<string, CellFix>

/** Holds the corrections of bad cells until they are checked; a check that is refused loses none. */
export function useCellFixes() {
  const [typed, setTyped] = useState<TypedCells>(new Map())
  return useMemo(
    () => ({
      typed,
      fixes: [...typed.values()],
      /** Writes a value into cells; the value of the file takes the correction away. */
      write: (cells: readonly BadCell[], value: string): void =>
        setTyped((now) => {
          const next = new Map(now)
          for (const { id, row, field, value: original } of cells) {
            if (value === original) next.delete(id)
            else next.set(id, { row, field, value })
          }
          return next
        }),
      clear: (): void => setTyped(new Map()),
    }),
    [typed],
  )
}

/** Corrections of bad cells, with the way to write them. */
export type CellFixes = ReturnType<typeof useCellFixes>

/** Carries the corrections to the fields, so that typing draws the fields again and not the table. */
export const CellFixesContext = createContext<CellFixes | undefined>(undefined)

/** Returns the corrections around a field. */
export function useFixesAround(): CellFixes {
  const fixes = useContext(CellFixesContext)
  if (fixes === undefined) throw new Error('A bad cell stands outside of its corrections.')
  return fixes
}
