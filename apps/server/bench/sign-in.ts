import { createApp } from '../src/app.ts'
import { loadSeed } from '../src/seed/load.ts'
import { compareTimes, timeSignIns } from '../test/support/sign-in-times.ts'
import { onBothEngines, quantile, withServices, type BenchPlace } from './engine.ts'

/** Times of one kind of refused sign-in in ms, and how they compare with those of unknown names. */
interface SignInTiming {
  engine: string
  kind: string
  count: number
  p50: number
  p95: number
  superiority: number
  z: number
  /** different answers of all kinds together */
  answers: number
}

async function measure(place: BenchPlace, count: number): Promise<SignInTiming[]> {
  return withServices(place, async (services) => {
    await loadSeed(services.db, { size: 'tiny', asOf: services.clock.today() })
    const results = await timeSignIns(createApp(services), services, count)
    const unknown = results[0]?.times ?? []
    const answers = new Set(results.flatMap((result) => [...result.answers])).size
    return results.map(({ kind, times }) => ({
      engine: place.engine,
      kind,
      count: times.length,
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      ...compareTimes(times, unknown),
      answers,
    }))
  })
}

/** Times refused sign-ins of every kind in process on both engines; nothing else may run meanwhile. */
export function timeRefusedSignIns(count = 10_000): Promise<SignInTiming[]> {
  return onBothEngines((place) => measure(place, count))
}
