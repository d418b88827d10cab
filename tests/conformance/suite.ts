import { afterAll, beforeAll } from 'vitest'
import { Proofs } from './proofs.ts'
import { readProviders, startWorld, type Providers, type World } from './world.ts'

/**
 * Starts the server before the tests of a file and, after them, stops it and writes what they have proven. The world returned
 * is filled in when the tests begin.
 */
export function setUpWorld(file: string): { world: World; proofs: Proofs } {
  const world = {} as World
  const proofs = new Proofs()
  beforeAll(async () => {
    Object.assign(world, await startWorld())
  })
  afterAll(async () => {
    proofs.write(file)
    world.replies.write(file)
    await world.close()
  })
  return { world, proofs }
}

/** Reads every provider before the tests of a file; filled in when the tests begin. */
export function setUpProviders(world: World): Providers {
  const known = {} as Providers
  beforeAll(async () => {
    Object.assign(known, await readProviders(world.admin))
  })
  return known
}
