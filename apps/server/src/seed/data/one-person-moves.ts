import type { SeedList } from './lists.ts'

/** Rules to begin with, none of them in force: two persons decide until an administrator turns one on. */
const rules: readonly Readonly<Record<string, unknown>>[] = [
  {
    code: 'REINSTATE-PHYSICIAN',
    description: 'Physicians of one place, after a suspension',
    move: 'REINSTATE',
    subject: 'PHYSICIAN',
    mostAffected: 1,
    isActive: false,
  },
  {
    code: 'CLOSE-EMPTY',
    description: 'Facilities without physicians',
    move: 'CLOSE',
    subject: 'FACILITY',
    mostAffected: 0,
    isActive: false,
  },
]

/** The list of changes of status one person may decide; the retired entry names a change of its own. */
export const onePersonMoves: SeedList = {
  base: 'one-person-move',
  entries: rules,
  tiny: 2,
  retired: { move: 'OVERTURN', subject: 'FACILITY' },
}
