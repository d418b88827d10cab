import type { Actor } from '../access/actor.ts'
import type { Clock } from '../runtime/clock.ts'

/** The columns that mark a row as deleted: it stays for the trail, with a version of its own and who did it. */
export function markedDeleted({ clock }: { clock: Clock }, row: { version: number }, actor: Actor) {
  return {
    deleted: true,
    version: row.version + 1,
    updatedBy: actor.username,
    updatedDate: clock.now(),
  }
}
