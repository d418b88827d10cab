import { expect, it } from 'vitest'
import { waitingText } from './waiting-text.ts'

const none = { count: 0, late: 0 }

it.each([
  [none, none, 'Nothing waits for you'],
  [{ count: 17, late: 4 }, none, '17 for you to do, 4 late'],
  [{ count: 1, late: 0 }, { count: 1200, late: 3 }, '1 for you to do'],
  [none, { count: 1200, late: 3 }, '1,200 for your role, 3 late'],
])('heads a page with what waits by name, or else by role (%#)', (me, role, text) => {
  expect(waitingText({ me, role })).toBe(text)
})
