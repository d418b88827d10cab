import { manilaMidnight } from '@capiz/domain/time'
import { lt, sql } from 'drizzle-orm'
import { lostHead, noteHead } from './platform/audit/noted-head.ts'
import { auditHead } from './platform/audit/verify.ts'
import {
  accessToken,
  confirmationLink,
  idempotencyKey,
  job,
  passwordReset,
  rateBucket,
  signOnAttempt,
  signOnInvitation,
  webauthnChallenge,
} from './db/schema/index.ts'
import { rowsOf } from './db/rows.ts'
import { purge } from './ops/purge.ts'
import { runDailyTransitions } from './areas/daily-transitions/daily-transitions.ts'
import { removeExpiredTemporaryFiles } from './entry/public/temporary-files.ts'
import { sendConfirmationReminders } from './areas/reminder/confirmation.ts'
import { sendReminders } from './areas/reminder/send.ts'
import { noteDueVerifications } from './areas/verification/due.ts'
import { sendStaffDigests } from './areas/reminder/staff.ts'
import { compareRegister } from './areas/duplicate/compare.ts'
import type { Services } from './platform/services.ts'
import { passDueDays } from './engines/request/overdue.ts'
import { tidyImports } from './engines/import/import/tidy.ts'

const dayMs = 86_400_000

/** Removes what has run out: tokens, counters, kept answers. */
export async function tidy({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  const yesterday = new Date(now.getTime() - dayMs)
  await db.delete(accessToken).where(lt(accessToken.expires, yesterday))
  await db.delete(rateBucket).where(lt(rateBucket.resetsAt, now))
  await db.delete(idempotencyKey).where(lt(idempotencyKey.createdDate, yesterday))
  await db.delete(passwordReset).where(lt(passwordReset.expires, yesterday))
  await db.delete(signOnAttempt).where(lt(signOnAttempt.expires, now))
  await db.delete(signOnInvitation).where(lt(signOnInvitation.expires, yesterday))
  await db.delete(confirmationLink).where(lt(confirmationLink.lastDay, clock.today()))
  await db.delete(webauthnChallenge).where(lt(webauthnChallenge.expires, now))
}

/** Leaves the head of the audit log in the log stream and the data folder: whoever cuts rows in the database reaches neither. */
async function witness({ db, log, config }: Services): Promise<void> {
  const head = await auditHead(db)
  log.info(head, 'head of the audit log')
  // A log that lost its noted end must not be given a new one by which it looks whole.
  if (await lostHead(db, config.dataDir)) log.error(head, 'the audit log lost rows at its end')
  else await noteHead(config.dataDir, head)
}

interface Job {
  name: string
  everySeconds: number
  /** due at the first look of each day in Manila as well, however lately it ran */
  isDaily?: true
  run: (services: Services) => Promise<unknown>
}

const jobs: readonly Job[] = [
  { name: 'mail', everySeconds: 10, run: (services) => services.mail.sendDue() },
  { name: 'audit-head', everySeconds: 3600, run: witness },
  { name: 'tidy', everySeconds: 3600, run: tidy },
  // Status moves written down ahead take effect on their day (domain model 4.2).
  { name: 'status-tick', everySeconds: 3600, isDaily: true, run: runDailyTransitions },
  { name: 'answers-due', everySeconds: 3600, isDaily: true, run: passDueDays },
  { name: 'reminders', everySeconds: 3600, isDaily: true, run: sendReminders },
  { name: 'confirmation-reminders', everySeconds: 3600, isDaily: true, run: sendConfirmationReminders },
  { name: 'staff-digests', everySeconds: 3600, isDaily: true, run: sendStaffDigests },
  { name: 'verification-due', everySeconds: 3600, isDaily: true, run: noteDueVerifications },
  { name: 'duplicate-pairs', everySeconds: 86_400, isDaily: true, run: compareRegister },
  {
    name: 'retention',
    everySeconds: 86_400,
    isDaily: true,
    run: (services) => purge(services, { apply: true, startedBy: 'SCHEDULE' }),
  },
  { name: 'tidy-imports', everySeconds: 300, run: tidyImports },
  { name: 'sweep-held', everySeconds: 3600, run: removeExpiredTemporaryFiles },
  { name: 'sweep-files', everySeconds: 86_400, run: (services) => services.files.sweep() },
]

/** Claims the job when it is due; of several server processes exactly one gets it. */
async function claim({ db, clock }: Services, { name, everySeconds, isDaily }: Job): Promise<boolean> {
  const now = clock.now().toISOString()
  const dayBegan = isDaily ? manilaMidnight(clock.today()).toISOString() : null
  const claimed = await rowsOf(
    db,
    sql`insert into ${job} (name, last_run) values (${name}, ${now}::timestamptz)
        on conflict (name) do update set last_run = excluded.last_run
        where job.last_run is null or job.last_run <= ${now}::timestamptz - make_interval(secs => ${everySeconds})
          or job.last_run < ${dayBegan}::timestamptz
        returning name`,
  )
  return claimed.length > 0
}

/** Runs every job that is due, one after the other; a failing one is logged and tried again when next due. */
export async function runDueJobs(
  services: Services,
  list: readonly Job[] = jobs,
  isStopped: () => boolean = () => false,
): Promise<void> {
  await services.day.look()
  for (const due of list) {
    if (isStopped()) return
    try {
      if (await claim(services, due)) await due.run(services)
    } catch (error) {
      services.log.error({ job: due.name, err: error }, 'job failed')
    }
  }
}

/** Jobs that must not wait for others: people wait for a code by mail while a register is compared for minutes. */
const lanes = [jobs.filter(({ name }) => name === 'mail'), jobs.filter(({ name }) => name !== 'mail')]

/**
 * Looks for due jobs every few seconds until stopped; each lane runs its jobs one after the other, beside the other lanes.
 * The stop begins no further job and answers when those at work have ended.
 */
export function startJobs(
  services: Services,
  list: readonly (readonly Job[])[] = lanes,
  everyMs = 5000,
): () => Promise<void> {
  let isStopped = false
  const running = new Set<Promise<void>>()
  const timers = list.map((lane) => {
    let busy = false
    const timer = setInterval(() => {
      if (busy) return
      busy = true
      const run = runDueJobs(services, lane, () => isStopped).finally(() => {
        busy = false
        running.delete(run)
      })
      running.add(run)
    }, everyMs)
    return timer.unref()
  })
  return async () => {
    isStopped = true
    timers.forEach((timer) => clearInterval(timer))
    await Promise.all(running)
  }
}
