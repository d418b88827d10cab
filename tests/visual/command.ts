import { join } from 'node:path'
import { type Browser, findBrowser } from '../../scripts/browser.ts'
import { type Options, readOptions } from './options.ts'
import { type Failure, writeReport } from './report.ts'
import { deciderName, recordVerdicts } from './verdicts.ts'

/** A command that compares pictures. */
interface Command {
  /** Folder of its report. */
  report: string
  args: string[]
  /** Compares, or accepts, and returns the exit code. */
  run: (browser: Browser, options: Options) => Promise<number>
}

/** Exit code of a run that compared nothing: neither passed nor failed. */
const notCompared = 3

/** Runs a command, or only keeps its rejections; without the pinned browser nothing is compared. Returns the exit code. */
export async function runPictures({ report, args, run }: Command): Promise<number> {
  const options = readOptions(args)
  const decision = { by: deciderName(), at: new Date().toISOString() }
  if (options.rejected.length > 0) {
    await recordVerdicts(report, options.rejected, { verdict: 'rejected', ...decision })
    console.log(`${options.rejected.length} rejected by ${decision.by}.`)
    return 0
  }
  const browser = await findBrowser()
  if (!browser.pinned && !options.force) {
    console.log(
      'The pictures belong to the pinned Chromium (linux-x64), which does not run here. The report of the CI run has them; --force compares all the same.',
    )
    console.log('0 passed, 0 failed, not compared')
    return notCompared
  }
  const code = await run(browser, options)
  if (options.accept) await recordVerdicts(report, options.named, { verdict: 'accepted', ...decision })
  return code
}

/** The end of a run. */
interface End {
  passed: number
  failures: readonly Failure[]
  /** Script of package.json that the report names. */
  command: string
}

/** Writes the report and the closing lines, and returns the exit code. */
export async function endRun(report: string, { passed, failures, command }: End): Promise<number> {
  await writeReport(report, failures, command)
  for (const { name, reason } of failures) console.log(`${name}: ${reason}`)
  if (failures.length > 0) console.log(`Report: ${join(report, 'index.html')}`)
  console.log(`${passed} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
}
