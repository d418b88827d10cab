import { lt, sql } from 'drizzle-orm'
import { accessToken, idempotencyKey, job, passwordReset, rateBucket } from './db/schema/index.ts'
import { rowsOf } from './db/rows.ts'
import { statusTick } from './provider/tick.ts'
import { sweepHeldFiles } from './public/held.ts'
import { sendReminders } from './reminder/send.ts'
import { sendStaffDigests } from './reminder/staff.ts'
import type { Services } from './services.ts'
import { tidyImports } from './upload/import/tidy.ts'

const dayMs = 86_400_000

/** Removes what has run out: tokens, counters, kept answers. */
export async function tidy({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  const yesterday = new Date(now.getTime() - dayMs)
  await db.delete(accessToken).where(lt(accessToken.expires, yesterday))
  await db.delete(rateBucket).where(lt(rateBucket.resetsAt, now))
  await db.delete(idempotencyKey).where(lt(idempotencyKey.createdDate, yesterday))
  await db.delete(passwordReset).where(lt(passwordReset.expires, yesterday))
}

interface Job {
  name: string
  everySeconds: number
  run: (services: Services) => Promise<unknown>
}

const jobs: readonly Job[] = [
  { name: 'mail', everySeconds: 10, run: (services) => services.mail.sendDue() },
  { name: 'tidy', everySeconds: 3600, run: tidy },
  // Status moves written down ahead take effect on their day (domain model 4.2).
  { name: 'status-tick', everySeconds: 3600, run: statusTick },
  { name: 'reminders', everySeconds: 3600, run: sendReminders },
  { name: 'staff-digests', everySeconds: 3600, run: sendStaffDigests },
  { name: 'tidy-imports', everySeconds: 300, run: tidyImports },
  { name: 'sweep-held', everySeconds: 3600, run: sweepHeldFiles },
  { name: 'sweep-files', everySeconds: 86_400, run: (services) => services.files.sweep() },
]

/** Claims the job when it is due; of several server processes exactly one gets it. */
async function claim({ db, clock }: Services, { name, everySeconds }: Job): Promise<boolean> {
  const now = clock.now().toISOString()
  const claimed = await rowsOf(
    db,
    sql`insert into ${job} (name, last_run) values (${name}, ${now}::timestamptz)
        on conflict (name) do update set last_run = excluded.last_run
        where job.last_run is null or job.last_run <= ${now}::timestamptz - make_interval(secs => ${everySeconds})
        returning name`,
  )
  return claimed.length > 0
}

/** Runs every job that is due, one after the other; a failing one is logged and tried again when next due. */
export async function runDueJobs(services: Services, list: readonly Job[] = jobs): Promise<void> {
  for (const due of list) {
    try {
      if (await claim(services, due)) await due.run(services)
    } catch (error) {
      services.log.error({ job: due.name, err: error }, 'job failed')
    }
  }
}

/** Looks for due jobs every few seconds until stopped. */
export function startJobs(services: Services): () => void {
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    void runDueJobs(services).finally(() => (busy = false))
  }, 5000)
  timer.unref()
  return () => clearInterval(timer)
}
