import { exceptions } from './exceptions.ts'
import { proofLines, type ProofLine, readLines } from './proof-lines.ts'
import { specifiedCalls } from './table.ts'

const sum = (lines: readonly ProofLine[], of: (line: ProofLine) => readonly string[]): number =>
  lines.reduce((total, line) => total + of(line).length, 0)

/** Prints the proofs by service, what is excepted and why; answers whether every declared parameter is accounted for. */
async function reportProofs(print: (line: string) => void): Promise<boolean> {
  const lines = await proofLines()
  print('service     parameters  proven  excepted  missing')
  const services = [...new Set(lines.map(({ call }) => call.service))]
  for (const service of [...services, 'all'] as const) {
    const own = service === 'all' ? lines : lines.filter(({ call }) => call.service === service)
    const figures = [
      sum(own, ({ declared }) => declared),
      sum(own, ({ proven }) => proven),
      sum(own, ({ excepted }) => excepted),
      sum(own, ({ missing }) => missing),
    ]
    print(`${service.padEnd(10)}${figures.map((figure) => String(figure).padStart(10)).join('')}`)
  }
  for (const { reason, covers } of exceptions) {
    const count = lines.flatMap(({ call, excepted }) => excepted.filter((name) => covers(call, name))).length
    print(`${String(count).padStart(5)} excepted: ${reason}`)
  }
  if (process.argv.includes('--calls')) {
    for (const { call, declared, proven } of lines.filter((line) => line.declared.length > 0))
      print(
        `${call.call} ${String(proven.length).padStart(3)} of ${declared.length}  ${call.method} ${call.path}`,
      )
  }
  const missing = lines.filter((line) => line.missing.length > 0)
  for (const line of missing)
    print(`missing  ${line.call.call} ${line.call.path}: ${line.missing.join(', ')}`)
  return missing.length === 0
}

/** Prints how many declared fields of answers some answer filled; with `--replies` those that none did. */
async function reportReplies(print: (line: string) => void): Promise<void> {
  const filled = await readLines('replies')
  const lines = specifiedCalls
    .filter(({ replyFields }) => replyFields.length > 0)
    .map(({ call, path, replyFields }) => ({
      call,
      path,
      declared: replyFields.length,
      gaps: replyFields.filter((field) => !filled.has(`${call} ${field}`)),
    }))
  const count = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + of(line), 0)
  print(
    `fields of answers: ${count(({ gaps }) => gaps.length)} of ${count(({ declared }) => declared)} never filled`,
  )
  if (!process.argv.includes('--replies')) return
  for (const { call, path, declared, gaps } of lines.filter((line) => line.gaps.length > 0))
    print(`${call} ${path}: ${gaps.length === declared ? 'all, not read' : gaps.join(', ')}`)
}

// Fails below 100 % of the declared parameters; `--calls` prints every call.
if (!(await reportProofs((line) => process.stdout.write(`${line}\n`)))) process.exitCode = 1
await reportReplies((line) => process.stdout.write(`${line}\n`))
