import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { complaintsOf } from './complaints.ts'
import { inGroups, stages, type Stage } from './stages.ts'

/**
 * Runs everything that is needed to trust a change, and ends with `N passed, N failed`. Stages that leave a core idle run
 * two at a time, the others one after the other. `npm test -- types stories` runs the stages whose name holds one of the
 * words.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const reports = join(root, '.cache', 'test')

interface Result {
  passed: number
  failed: number
  /** how many of the passed needed a second try */
  unsteady?: number
}

interface Ended {
  code: number
  output: string
}

/** Runs a stage; its output is shown as it comes, or at its end where another one runs beside it. */
function run(stage: Stage, isAlone: boolean): Promise<Ended> {
  const report = stage.report ? join(reports, stage.report) : ''
  const env = {
    ...process.env,
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...stage.env,
  }
  const child = spawn(stage.command.replace('REPORT', report), {
    cwd: root,
    env,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const heading = `\n== ${stage.name}\n`
  if (isAlone) process.stdout.write(heading)
  let output = ''
  const keep = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
    output += chunk.toString()
    if (isAlone) target.write(chunk)
  }
  child.stdout.on('data', keep(process.stdout))
  child.stderr.on('data', keep(process.stderr))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (!isAlone) process.stdout.write(heading + output)
      resolve({ code: code ?? 1, output })
    })
  })
}

async function readReport(stage: Stage): Promise<Record<string, unknown>> {
  try {
    return JSON.parse(await readFile(join(reports, stage.report ?? ''), 'utf8')) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** Reads what a stage counted; a stage that failed without a count is one failure. */
async function countOf(stage: Stage, ended: Ended): Promise<Result> {
  const check: Result = ended.code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (stage.count === 'check') return check
  let counted: Result = { passed: 0, failed: 0 }
  if (stage.count === 'vitest') {
    const report = await readReport(stage)
    counted = { passed: Number(report['numPassedTests'] ?? 0), failed: Number(report['numFailedTests'] ?? 0) }
  }
  if (stage.count === 'playwright') {
    const stats = ((await readReport(stage))['stats'] ?? {}) as Record<string, number>
    // a second try does not fail the run, but the closing lines name it: it is a defect of the test or of the product
    const unsteady = stats['flaky'] ?? 0
    counted = { passed: (stats['expected'] ?? 0) + unsteady, failed: stats['unexpected'] ?? 0, unsteady }
  }
  if (stage.count === 'line') {
    const match = [...ended.output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1)
    counted = { passed: Number(match?.[1] ?? 0), failed: Number(match?.[2] ?? 0) }
  }
  if (ended.code !== 0 && counted.failed === 0) return { ...counted, failed: 1 }
  return counted.passed + counted.failed === 0 ? check : counted
}

const words = process.argv.slice(2)
const chosen = stages.filter((stage) => words.length === 0 || words.some((word) => stage.name.includes(word)))
await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })

/** What a stage came to, for the closing lines. */
interface Outcome extends Result {
  line: string
  complaints: string[]
}

async function outcomeOf(stage: Stage, isAlone: boolean): Promise<Outcome> {
  const start = performance.now()
  const ended = await run(stage, isAlone)
  const { passed, failed, unsteady = 0 } = await countOf(stage, ended)
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7)
  const second = unsteady > 0 ? `, ${unsteady} of the passed at the second try` : ''
  const line = `${failed > 0 ? 'FAILED' : 'ok    '} ${seconds} s  ${stage.name}: ${passed} passed, ${failed} failed${second}`
  return {
    passed,
    failed,
    line,
    complaints: failed + unsteady > 0 ? complaintsOf(stage.name, ended.output) : [],
  }
}

/** Runs the stages of a group, two at a time; the outcomes stand in the order of the stages. */
async function outcomesOf(group: readonly Stage[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = [...group.entries()]
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [place, stage] = next
      outcomes[place] = await outcomeOf(stage, group.length === 1)
    }
  }
  await Promise.all([lane(), lane()])
  return outcomes
}

const outcomes: Outcome[] = []
for (const group of inGroups(chosen)) outcomes.push(...(await outcomesOf(group)))

const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
const [passed, failed] = [sum('passed'), sum('failed')]
const complaints = outcomes.flatMap((outcome) => outcome.complaints)
const lines = outcomes.map(({ line }) => line)
const details = complaints.length > 0 ? `${complaints.join('\n')}\n\n` : ''
console.log(`\n${lines.join('\n')}\n\n${details}${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
