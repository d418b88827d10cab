import { describe, expect, it } from 'vitest'
import {
  addRange,
  findBlock,
  findClashes,
  hasOverlap,
  isBlock,
  isCovered,
  mergeBlocks,
  removeRange,
  scheduleText,
  shownHours,
} from './schedule.ts'
import type { TimeBlock, Weekday } from './schedule.ts'

const block = (day: Weekday, from: TimeBlock['from'], to: TimeBlock['to']): TimeBlock => ({ day, from, to })
const morning = block('MON', '09:00', '12:00')
const afternoon = block('MON', '14:00', '17:00')

describe('a weekly pattern', () => {
  it('G1: keeps several blocks a day in the order of the week', () => {
    expect(mergeBlocks([afternoon, block('SUN', '08:00', '09:00'), morning])).toEqual([
      morning,
      afternoon,
      block('SUN', '08:00', '09:00'),
    ])
  })

  it('G1: makes one block of those that touch or overlap', () => {
    expect(mergeBlocks([morning, block('MON', '12:00', '14:00'), afternoon])).toEqual([
      block('MON', '09:00', '17:00'),
    ])
    expect(mergeBlocks([block('MON', '09:00', '17:00'), morning])).toEqual([block('MON', '09:00', '17:00')])
  })

  it('G7: leaves out what is no block instead of breaking the page', () => {
    const invalid = [
      block('MON', '12:00', '09:00'),
      block('MON', '09:00', '09:00'),
      block('HOLIDAY' as Weekday, '09:00', '10:00'),
      block('MON', '9:00', '10:00'),
      block('MON', '23:00', '24:00'),
    ]
    expect(invalid.filter(isBlock)).toEqual([])
    expect(mergeBlocks(invalid)).toEqual([])
    expect(shownHours(invalid, { from: '07:00', to: '19:00' })).toEqual({ from: 420, to: 1140 })
  })

  it('G3: adds a rectangle of days and hours', () => {
    expect(addRange([morning], { days: ['MON', 'TUE'], from: 660, to: 780 })).toEqual([
      block('MON', '09:00', '13:00'),
      block('TUE', '11:00', '13:00'),
    ])
  })

  it('G3: cuts a rectangle out, shortening and splitting', () => {
    expect(removeRange([morning, afternoon], { days: ['MON'], from: 600, to: 870 })).toEqual([
      block('MON', '09:00', '10:00'),
      block('MON', '14:30', '17:00'),
    ])
    expect(removeRange([morning], { days: ['MON'], from: 600, to: 630 })).toEqual([
      block('MON', '09:00', '10:00'),
      block('MON', '10:30', '12:00'),
    ])
    expect(removeRange([morning], { days: ['TUE'], from: 0, to: 1440 })).toEqual([morning])
  })

  it('reaches the end of the day', () => {
    const night = addRange([], { days: ['SAT'], from: 1410, to: 1440 })
    expect(night).toEqual([block('SAT', '23:30', '23:59')])
    expect(isCovered(night, 'SAT', 1410, 1440)).toBe(true)
  })

  it('knows what a moment lies in', () => {
    expect(findBlock([morning, afternoon], 'MON', 540)).toEqual(morning)
    expect(findBlock([morning, afternoon], 'MON', 720)).toBeUndefined()
    expect(isCovered([morning], 'MON', 540, 570)).toBe(true)
    expect(isCovered([block('MON', '09:15', '12:00')], 'MON', 540, 570)).toBe(false)
  })

  it('G5: finds hours that fall together with those elsewhere, not those that only touch', () => {
    const other = { ...block('MON', '11:00', '13:00'), label: 'San Roque Clinic' }
    expect(findClashes([morning, afternoon], [other])).toEqual([{ block: morning, other }])
    expect(findClashes([morning], [{ ...other, from: '12:00' }])).toEqual([])
    expect(findClashes([morning], [{ ...other, day: 'TUE' }])).toEqual([])
  })

  it('finds blocks of one list that fall together', () => {
    expect(hasOverlap([morning, afternoon])).toBe(false)
    expect(hasOverlap([block('MON', '11:30', '12:30'), morning])).toBe(true)
  })

  it('G6: reads days with equal hours together', () => {
    const week = (['MON', 'TUE', 'WED', 'FRI'] as const).map((day) => ({ ...morning, day }))
    expect(scheduleText([...week, afternoon])).toEqual([
      'Monday 09:00–12:00, 14:00–17:00',
      'Tuesday, Wednesday, Friday 09:00–12:00',
    ])
    expect(scheduleText(week.slice(0, 3))).toEqual(['Monday to Wednesday 09:00–12:00'])
    expect(scheduleText([])).toEqual([])
  })

  it('shows whole hours round everything', () => {
    expect(shownHours([block('MON', '05:30', '20:10')], { from: '07:00', to: '19:00' })).toEqual({
      from: 300,
      to: 1260,
    })
  })
})
