import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { complaintsOf } from './complaints.ts'
import { stages, type Stage } from './stages.ts'

/**
 * Runs everything that is needed to trust a change, one stage after the other, and ends with `N passed, N failed`.
 * `npm test -- types stories` runs the stages whose name holds one of the words.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const reports = join(root, '.cache', 'test')

interface Result {
  passed: number
  failed: number
}

interface Ended {
  code: number
  output: string
}

function run(stage: Stage): Promise<Ended> {
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
  let output = ''
  const keep = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
    output += chunk.toString()
    target.write(chunk)
  }
  child.stdout.on('data', keep(process.stdout))
  child.stderr.on('data', keep(process.stderr))
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
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
    // one that passed only at a second try has failed
    counted = { passed: stats['expected'] ?? 0, failed: (stats['unexpected'] ?? 0) + (stats['flaky'] ?? 0) }
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

const total: Result = { passed: 0, failed: 0 }
const lines: string[] = []
const complaints: string[] = []
for (const stage of chosen) {
  console.log(`\n== ${stage.name}`)
  const start = performance.now()
  const ended = await run(stage)
  const result = await countOf(stage, ended)
  total.passed += result.passed
  total.failed += result.failed
  if (result.failed > 0) complaints.push(...complaintsOf(stage.name, ended.output))
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7)
  lines.push(
    `${result.failed > 0 ? 'FAILED' : 'ok    '} ${seconds} s  ${stage.name}: ${result.passed} passed, ${result.failed} failed`,
  )
}

const details = complaints.length > 0 ? `${complaints.join('\n')}\n\n` : ''
console.log(`\n${lines.join('\n')}\n\n${details}${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
