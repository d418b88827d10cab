import type { IsoDate } from '../time/index.ts'
import type { Choice, Field } from './types.ts'

/** A rated item, 1 (poor) to 5 (very good). */
export type Rating = { item: string; score: number; remarks: string | null }

type CodeOf<F> = F extends { choices: readonly Choice<infer C>[] } ? C : string

/** The value a declared field holds when it is there. */
export type ValueOf<F> = F extends { kind: 'day' }
  ? IsoDate
  : F extends { kind: 'whole' | 'number' | 'peso' | 'percent' | 'year' | 'month' }
    ? number
    : F extends { kind: 'boolean' }
      ? boolean
      : F extends { kind: 'ratings' }
        ? Rating[]
        : F extends { kind: 'codes' | 'list' }
          ? string[]
          : F extends { kind: 'choices' }
            ? CodeOf<F>[]
            : CodeOf<F>

/** The values of declared fields by name; null where nothing is required and nothing is there. */
export type ValuesOf<F extends Pick<Field, 'name'>> = {
  [One in F as One['name']]: One extends { required: true } ? ValueOf<One> : ValueOf<One> | null
}
