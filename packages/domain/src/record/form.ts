import type { ValuesOf } from '../field/index.ts'
import type { recordKinds, RecordKindName } from './kinds.ts'

type FieldOf<K extends RecordKindName> = (typeof recordKinds)[K]['fields'][number]
type Entered<F> = F extends { server: true } ? never : F

/** The values a person enters for a record of a kind. */
export type RecordForm<K extends RecordKindName> = ValuesOf<Entered<FieldOf<K>>>

/** All fields of a record of a kind, those set by the server too. */
export type RecordFields<K extends RecordKindName> = ValuesOf<FieldOf<K>>
