import { expect } from 'vitest'
import type { Answer, ForeignClient, Row } from './client.ts'
import type { Proofs } from './proofs.ts'
import type { SpecifiedCall } from './table.ts'

/** A call that saves a record, to be proven field by field. */
export interface SaveUnderTest {
  call: SpecifiedCall
  client: ForeignClient
  /** address; `{id}` in it becomes that of the body */
  path: string
  /** bodies of which at least one is accepted as it is */
  bodies: readonly Row[]
  /** what makes the next save one of the record saved before; without it every save makes a record */
  keysOf?: (saved: Row) => Row
  /** keys of the record to change, for a call that only changes */
  changes?: Row
  /** makes a new record unlike those before, such as by its code */
  fresh?: (turn: number) => Row
  /** other values of a field, the likeliest first; those of the bodies and plain texts, days and numbers are tried too */
  others?: Readonly<Record<string, readonly unknown[]>>
  /** values of fields that depend on each other */
  together?: readonly Row[]
  /** the file sent with a body, for calls that take one */
  file?: (body: Row) => Blob
  /** reads what an accepted call saved */
  read: (answer: Answer) => Promise<Row>
  /** fields that are read back under another name or in another form */
  views?: Readonly<Record<string, (saved: Row) => unknown>>
  /** fields that this call takes but its record has not: a value in them must be refused by name */
  refused?: readonly string[]
  /** names that are no fields of the record: its keys, and what steers the save; proven elsewhere */
  keys: readonly string[]
}

/** Sends a body as the call takes it. */
export async function sendBody(
  { call, client, path: open, file }: SaveUnderTest,
  body: Row,
): Promise<Answer> {
  const path = open.replace('{id}', String(body['id']))
  if (call.body?.as !== 'multipart') return client.call(call.method, call.service, path, [], { json: body })
  const form = new FormData()
  if (call.body.part !== undefined) form.append(call.body.part, JSON.stringify(body))
  else
    for (const [name, value] of Object.entries(body))
      if (value !== null && value !== undefined)
        form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  if (file) form.append('file', file(body), 'proof.xlsx')
  return client.call(call.method, call.service, path, [], { form })
}

const guesses = ['Another text', 'ANOTHER', '2026-01-15', '2027-01-15', 3, 1250.5, true, false]
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Values to try instead of one: those said, those of other records, and guesses of the same type first. */
function othersOf({ others = {}, bodies }: SaveUnderTest, name: string, value: unknown): unknown[] {
  const known = bodies.map((body) => body[name]).filter((one) => one !== null && one !== undefined)
  const alike = guesses.filter((guess) => typeof guess === typeof value)
  const all = [...(others[name] ?? []), ...known, ...alike, ...guesses]
  return all.filter(
    (one, place) => !isSame(one, value) && all.findIndex((each) => isSame(each, one)) === place,
  )
}

const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300

/** Saves bodies of one call one after the other, each on the record of the one before where the call can change it. */
class Saves {
  readonly #save: SaveUnderTest
  #turn = 0
  #keys: Row

  constructor(save: SaveUnderTest) {
    this.#save = save
    this.#keys = save.changes ?? {}
  }

  /** Sends a body, with the named fields as they are; answers the record as it is read afterwards, or the refusal. */
  async send(
    body: Row,
    isNew = false,
    names: readonly string[] = [],
  ): Promise<{ saved: Row } | { refusal: unknown }> {
    const { keysOf, fresh, changes } = this.#save
    const isChange = changes !== undefined || (!isNew && Object.keys(this.#keys).length > 0)
    this.#turn += 1
    const unlike = isChange && changes === undefined ? {} : (fresh?.(this.#turn) ?? {})
    const own = isChange ? { ...unlike, ...this.#keys } : unlike
    const named = Object.fromEntries(names.map((name) => [name, body[name]]))
    const answer = await sendBody(this.#save, { ...body, ...own, ...named })
    expect(answer.status, `${this.#save.call.call} ${JSON.stringify(answer.body)}`).toBeLessThan(500)
    if (!isOk(answer)) return { refusal: answer.body }
    const saved = await this.#save.read(answer)
    if (keysOf) this.#keys = keysOf(saved)
    return { saved }
  }
}

/** A body the call accepts as it is, and the record it made. */
export async function acceptedBody(
  save: SaveUnderTest,
  saves = new Saves(save),
): Promise<{ body: Row; saved: Row }> {
  const refusals: unknown[] = []
  for (const body of save.bodies) {
    const outcome = await saves.send(body, true)
    if ('saved' in outcome) return { body, saved: outcome.saved }
    refusals.push(outcome.refusal)
  }
  throw new Error(`${save.call.call} accepts none of the bodies: ${JSON.stringify(refusals).slice(0, 1500)}`)
}

/** A save that names no record makes one, which has no version yet: one that is sent is refused by name, not dropped. */
async function expectNoVersionOfNew(
  { call, changes }: SaveUnderTest,
  saves: Saves,
  start: Row,
): Promise<void> {
  const names = call.body?.names ?? []
  if (changes !== undefined || !names.includes('version')) return
  const outcome = await saves.send({ ...start, version: 3 }, true, ['version'])
  const fields = 'refusal' in outcome ? ((outcome.refusal as Row)['errors'] as readonly Row[]) : []
  const isNamed = fields?.some(({ field }) => ['id', 'code', 'version'].includes(String(field)))
  expect(isNamed, `${call.call} took the version of a new record: ${JSON.stringify(outcome)}`).toBe(true)
}

/**
 * Proves every field of a body: saved with another value, the record is read back with that value. Returns the fields for
 * which no other value was accepted, with what the first refusal said.
 */
export async function proveBody(
  save: SaveUnderTest,
  proofs: Proofs,
): Promise<Readonly<Record<string, string>>> {
  const { call, keys, views = {} } = save
  const saves = new Saves(save)
  const { body: start } = await acceptedBody(save, saves)
  await expectNoVersionOfNew(save, saves, start)
  const unproven = new Map<string, string>()

  /** Saves changed values, and notes those fields of them that are read back so. */
  const prove = async (changes: Row, names: readonly string[], isNew: boolean) => {
    const outcome = await saves.send({ ...start, ...changes }, isNew, names)
    if ('refusal' in outcome) return outcome.refusal
    for (const name of names) {
      const seen = views[name] ? views[name](outcome.saved) : outcome.saved[name]
      expect(seen, `${call.call} ${name} saved as ${JSON.stringify(changes[name])}`).toEqual(changes[name])
      proofs.add(call.call, `body:${name}`)
      unproven.delete(name)
    }
    return undefined
  }
  const { refused = [] } = save
  for (const name of refused) {
    const outcome = await saves.send({ ...start, [name]: othersOf(save, name, null)[0] }, true, [name])
    const fields = 'refusal' in outcome ? ((outcome.refusal as Row)['errors'] as readonly Row[]) : []
    expect(
      fields?.map(({ field }) => field),
      `${call.call} ${name}`,
    ).toContain(name)
    proofs.add(call.call, `body:${name}`)
  }
  for (const name of (call.body?.names ?? []).filter((one) => ![...keys, ...refused].includes(one))) {
    unproven.set(name, 'no other value')
    for (const other of othersOf(save, name, start[name])) {
      const refusal = await prove({ [name]: other }, [name], false)
      if (!unproven.has(name)) break
      if (unproven.get(name) === 'no other value')
        unproven.set(name, `${JSON.stringify(other)}: ${JSON.stringify(refusal)}`)
    }
  }
  // what depends on other fields, or cannot change on a record, is proven by other new records
  for (const changes of [...(save.together ?? []), ...save.bodies]) {
    const names = [...unproven.keys()].filter(
      (name) => name in changes && changes[name] !== null && !isSame(changes[name], start[name]),
    )
    if (names.length > 0) await prove(changes, names, true)
  }
  return Object.fromEntries(unproven)
}
