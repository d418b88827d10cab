import type { table } from '../../contract/index.ts'

type Id = keyof typeof table
type Group = Id extends `${infer G}.${string}` ? G : never
type KeyOf<G extends string> = Id extends infer I ? (I extends `${G}.${infer K}` ? K : never) : never

/** One sentence for each call, by its group and its key there; a call without a sentence does not compile. */
export type Summaries = { readonly [G in Group]: { readonly [K in KeyOf<G>]: string } }
