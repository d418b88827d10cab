import { readdir, readFile } from 'node:fs/promises'
import { exceptions } from './exceptions.ts'
import { specifiedCalls, type SpecifiedCall } from './table.ts'

const folderOf = (name: string) => new URL(`../../.cache/test/${name}/`, import.meta.url)

/** How far the foreign client has proven a call: names of its query, `path:name` of its path, `body:name` of its body. */
export interface ProofLine {
  call: SpecifiedCall
  declared: readonly string[]
  proven: readonly string[]
  /** left out for a stated reason */
  excepted: readonly string[]
  missing: readonly string[]
}

/** The parameters of a call that need a proof. */
const declaredOf = ({ query, params, body }: SpecifiedCall): string[] => [
  ...query,
  ...params.map((name) => `path:${name}`),
  ...(body?.names ?? []).map((name) => `body:${name}`),
]

/** The lines the tests of the last run wrote into a folder of the cache. */
export async function readLines(name: string): Promise<ReadonlySet<string>> {
  const folder = folderOf(name)
  const files = await readdir(folder).catch(() => [])
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')))
  return new Set(texts.flatMap((text) => text.split('\n').filter(Boolean)))
}

/** Every specified call with what the last run of `tests/conformance` proved of it. */
export async function proofLines(): Promise<ProofLine[]> {
  const proofs = await readLines('proofs')
  return specifiedCalls.map((call) => {
    const declared = declaredOf(call)
    const proven = declared.filter((name) => proofs.has(`${call.call} ${name}`))
    const open = declared.filter((name) => !proven.includes(name))
    const excepted = open.filter((name) => exceptions.some(({ covers }) => covers(call, name)))
    return { call, declared, proven, excepted, missing: open.filter((name) => !excepted.includes(name)) }
  })
}
