import { Work } from '../schema/my-work.ts'
import { callsOf, itemOf } from './calls.ts'
import { group, needsLogin } from './define.ts'

const { read } = callsOf('accr')

/** The work that waits for the caller (addition of ours). */
export const work = group('work', {
  mine: read('X460', '/work', needsLogin, itemOf(Work)),
})
