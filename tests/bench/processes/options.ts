import { textArgument } from '../arguments.ts'

/** The size of a run of several processes. */
export interface Options {
  seconds: number
  staff: number
  /** public requests a second */
  visitors: number
  /** server processes of the first run; the second has one more */
  servers: number
  /** mean pause of a member of staff between two calls, in ms */
  thinkMs: number
  faults: boolean
  /** without a second run that has a server more */
  isSingle: boolean
  /** folder of a PostgreSQL with a filled database `bench`, which is copied; undefined fills a small one */
  data: string | undefined
}

/** Reads the options of `npm run bench -- processes --seconds 60 --staff 100 --visitors 200 --servers 2 --faults`. */
export function optionsOf(args: readonly string[]): Options {
  const text = (name: string) => textArgument(args, name)
  const number = (name: string, usual: number): number => {
    const value = Number(text(name) ?? usual)
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1 on.`)
    return value
  }
  return {
    seconds: number('seconds', 20),
    staff: number('staff', 20),
    visitors: number('visitors', 20),
    servers: number('servers', 2),
    thinkMs: number('think', 1000),
    faults: args.includes('--faults'),
    isSingle: args.includes('--single'),
    data: text('data'),
  }
}
