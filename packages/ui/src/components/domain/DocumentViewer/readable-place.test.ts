import { describe, expect, it } from 'vitest'
import { readablePlace } from './readable-place.ts'

const run = (left: number, top: number, width: number, height: number) => ({
  text: 'Valid until 05 August 2027',
  left,
  top,
  width,
  height,
})
const found = (left: number, top: number, height: number) => ({
  id: 'until',
  isCurrent: false,
  left,
  top,
  width: 100,
  height,
})
const page = { width: 320, height: 450, runs: [run(40, 50, 200, 6), run(40, 200, 160, 6)] }

describe('readablePlace', () => {
  it('opens at the first value found, with lines of 16 px', () => {
    const { zoom, left, top } = readablePlace(page, [found(60, 200, 8), found(80, 120, 8)])
    expect(zoom).toBe(2)
    expect(left * page.width).toBeCloseTo(54)
    expect(top * page.height).toBeCloseTo(114)
  })
  it.each([
    [12, 1.5],
    [2, 3],
  ])('keeps a value of %i px between 150 and 300 %%', (height, zoom) => {
    expect(readablePlace(page, [found(0, 0, height)])).toEqual({ zoom, left: 0, top: 0 })
  })
  it('fills the width with the text where no value was found', () => {
    const { zoom, left } = readablePlace(page, [])
    expect(zoom).toBeCloseTo(296 / 200)
    expect(left * page.width).toBeCloseTo(40 - 12 / zoom)
    expect(readablePlace({ ...page, runs: [run(0, 0, 400, 6)] }, []).zoom).toBe(1)
  })
  it('opens a scan in 150 %, past its margin', () => {
    expect(readablePlace({ ...page, runs: [] }, [])).toEqual({ zoom: 1.5, left: 0.08, top: 0 })
  })
})
