import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { diagnosticsOf } from './diagnostics.ts'
import { resultOf, type Result } from './results.ts'
import { chooseStages, type Group, type Stage } from './stages.ts'
import { runTasks, type TaskRun } from './turbo.ts'

/**
 * Runs what is needed to trust a change by Turbo and ends with the line `N passed, N failed`.
 * `npm test -- stories server` runs stages by a word of their name or by their group, `npm test -- pglite price.test` one file;
 * `--shard 1/3` (or CAPIZ_SHARD) runs a third of each slow stage, and the other stages in the first shard only.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { shard: { type: 'string', default: process.env['CAPIZ_SHARD'] ?? '' } },
})
const { stages, files } = chooseStages(positionals)
const isCheckOnly = stages.every(({ group }) => group === 'check')

/** The result of a stage, for the closing lines. */
interface Outcome extends Result {
  line: string
  diagnostics: string[]
}

function outcomeOf(stage: Stage, runs: readonly TaskRun[]): Outcome {
  const own = runs.filter(({ id }) => id === stage.task || id.endsWith(`#${stage.task}`))
  const results = own.map(({ isGreen, log }) => resultOf(stage.count, isGreen, log))
  // A stage whose build failed did not run, which counts as a failure.
  if (own.length === 0) results.push({ passed: 0, failed: 1, flaky: 0, notCompared: 0 })
  const sum = (key: keyof Result) => results.reduce((total, result) => total + result[key], 0)
  const [passed, failed, flaky] = [sum('passed'), sum('failed'), sum('flaky')]
  const notCompared = sum('notCompared')
  const seconds = Math.max(0, ...own.map((run) => run.seconds))
    .toFixed(1)
    .padStart(7)
  const notes = [
    flaky > 0 ? `, ${flaky} of the passed at the second try` : '',
    own.length > 0 && own.every(({ isCached }) => isCached) ? ', cached' : '',
    own.length === 0 ? ', not run' : '',
    notCompared > 0 ? ', not compared' : '',
  ].join('')
  const state = failed > 0 ? 'FAILED' : notCompared > 0 ? 'NONE  ' : 'ok    '
  return {
    passed,
    failed,
    flaky,
    notCompared,
    line: `${state} ${seconds} s  ${stage.name}: ${passed} passed, ${failed} failed${notes}`,
    diagnostics: own.flatMap(({ isGreen, log }) =>
      isGreen && flaky === 0 ? [] : diagnosticsOf(stage.name, log),
    ),
  }
}

/** Runs the stages of a group, as many at a time as there are cores: most wait for a browser or a database at times. */
function run(group: Group): Outcome[] {
  const own = stages.filter((stage) => stage.group === group)
  const isSharded = group === 'slow' && values.shard !== ''
  const isElsewhere = !isSharded && values.shard !== '' && !values.shard.startsWith('1/')
  if (own.length === 0 || isElsewhere) return []
  const tasks = own.map(({ task }) => task)
  const runs = runTasks(tasks, {
    concurrency: availableParallelism(),
    // The other stages run each time anyway, on builds that may come from the cache.
    force: process.env['CI'] !== undefined || (group === 'check' && !isCheckOnly),
    isShown: group === 'slow' || stages.length === 1,
    args: [...(isSharded ? [`--shard=${values.shard}`] : []), ...files],
  })
  return own.map((stage) => outcomeOf(stage, runs))
}

// The server tests list the endpoints they call there, for `npm run coverage:spec`.
if (!isCheckOnly) rmSync(new URL('../.cache/test', import.meta.url), { recursive: true, force: true })
const outcomes = [...run('check'), ...run('size'), ...run('slow')]
const sum = (key: 'passed' | 'failed' | 'notCompared') =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0)
const diagnostics = outcomes.flatMap((outcome) => outcome.diagnostics)
const details = diagnostics.length > 0 ? `${diagnostics.join('\n')}\n\n` : ''
const lines = outcomes.map(({ line }) => line).join('\n')
const notCompared = sum('notCompared')
const rest = notCompared > 0 ? `, ${notCompared} not compared` : ''
console.log(`\n${lines}\n\n${details}${sum('passed')} passed, ${sum('failed')} failed${rest}`)
process.exitCode = sum('failed') > 0 || notCompared > 0 ? 1 : 0
