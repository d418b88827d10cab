import type { IsoDate } from '../time/index.ts'
import type { recordKinds, RecordKindName } from './kinds.ts'
import type { Choice, Rating } from './types.ts'

type ValueOf<F> = F extends { kind: 'day' }
  ? IsoDate
  : F extends { kind: 'whole' | 'peso' }
    ? number
    : F extends { kind: 'ratings' }
      ? Rating[]
      : F extends { kind: 'codes' }
        ? string[]
        : F extends { choices: readonly Choice<infer C>[] }
          ? C
          : string

type FieldOf<K extends RecordKindName> = (typeof recordKinds)[K]['fields'][number]
type Entered<F> = F extends { server: true } ? never : F

type Values<F extends { name: string }> = {
  [Field in F as Field['name']]: Field extends { required: true } ? ValueOf<Field> : ValueOf<Field> | null
}

/** What a person enters for a record of a kind. */
export type RecordForm<K extends RecordKindName> = Values<Entered<FieldOf<K>>>

/** All fields of a record of a kind, those set by the server too. */
export type RecordFields<K extends RecordKindName> = Values<FieldOf<K>>
