import { exceptions } from './exceptions.ts'
import { replyExceptions } from './reply-exceptions.ts'
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

/**
 * Prints how many declared fields of answers were filled: by the call itself, or by another call that answers with the
 * same object. A field no call filled is excepted with a reason or missing; answers whether none is missing.
 */
async function reportReplies(print: (line: string) => void): Promise<boolean> {
  const filled = await readLines('replies')
  const fields = specifiedCalls.flatMap(({ call, replyFields }) =>
    replyFields.map((field) => ({ call, ...field, isFilled: filled.has(`${call} ${field.path}`) })),
  )
  const shared = new Set(fields.filter(({ isFilled }) => isFilled).map(({ declared }) => declared))
  const gaps = fields.filter(({ declared }) => !shared.has(declared))
  const excepted = replyExceptions.map(({ reason, covers }) => ({
    reason,
    covered: gaps.filter(({ call, path }) => covers(call, path)),
  }))
  const covered = new Set(excepted.flatMap((one) => one.covered))
  const missing = gaps.filter((field) => !covered.has(field))
  const own = fields.filter(({ isFilled }) => isFilled).length
  print(
    `fields of answers: ${fields.length} declared, ${own} filled by the call, ` +
      `${fields.length - own - gaps.length} by another call with the same object, ${covered.size} excepted, ${missing.length} missing`,
  )
  for (const { reason, covered: count } of excepted)
    print(`${String(count.length).padStart(5)} excepted: ${reason}`)
  for (const { reason, covered: none } of excepted)
    if (none.length === 0) print(`no longer needed: ${reason}`)
  for (const { call, path } of missing) print(`missing reply field  ${call} ${path}`)
  return missing.length === 0
}

// Fails below 100 % of the declared parameters and where a declared field of an answer is never filled; `--calls` prints every call.
const print = (line: string) => process.stdout.write(`${line}\n`)
if (!(await reportProofs(print))) process.exitCode = 1
if (!(await reportReplies(print))) process.exitCode = 1
