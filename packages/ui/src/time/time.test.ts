import { describe, expect, it } from 'vitest'
import { fromMinutes, isTimeText, toMinutes, toTime } from './time.ts'
import type { TimeText } from './time.ts'

describe('times of day', () => {
  it('are read as they are written on the wire', () => {
    expect(toTime('09:30')?.toString()).toBe('09:30:00')
    expect(toTime(null)).toBeNull()
  })

  it('refuse what is no time instead of breaking the page', () => {
    for (const text of ['24:00', '9:30', '', '12:60', 'noon']) {
      expect(isTimeText(text)).toBe(false)
      expect(toTime(text as TimeText)).toBeNull()
    }
  })

  it('go to minutes and back', () => {
    expect(toMinutes('23:59')).toBe(1439)
    expect(fromMinutes(570)).toBe('09:30')
    expect(fromMinutes(0)).toBe('00:00')
  })

  it('stay within the day', () => {
    expect(fromMinutes(1440)).toBe('23:59')
    expect(fromMinutes(-5)).toBe('00:00')
  })
})
