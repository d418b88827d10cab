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
    const { zoom, left, top } = readablePlace({ ...page, runs: [] }, [found(60, 200, 8), found(80, 120, 8)])
    expect(zoom).toBe(2)
    expect(left * page.width).toBeCloseTo(56)
    expect(top * page.height).toBeCloseTo(116)
  })
  it('shows the labels of the values with them, and ends below the last value', () => {
    const runs = [run(30, 121, 50, 7), run(30, 201, 60, 7), run(10, 300, 90, 7)]
    const { zoom, left, top, height } = readablePlace({ ...page, runs }, [
      found(80, 120, 8),
      found(90, 200, 8),
    ])
    // from 30 to 190 px of the page in 304 px of the frame, in lines of 15.2 px
    expect(zoom).toBeCloseTo(304 / 160)
    expect(left * page.width).toBeCloseTo(30 - 8 / zoom)
    const bottom = 208 * zoom - top * page.height * zoom
    expect(height).toBe(Math.ceil(bottom + 8))
  })
  it('leaves the labels out where the letters would be below 11 px', () => {
    const far = { ...page, runs: [run(10, 200, 50, 8)] }
    const { zoom, left } = readablePlace(far, [found(100, 200, 8)])
    expect(zoom).toBe(2)
    expect(left * page.width).toBeCloseTo(96)
  })
  it.each([
    [12, 1.5],
    [2, 3],
  ])('keeps a value of %i px between 150 and 300 %%', (height, zoom) => {
    const place = readablePlace(page, [found(0, 0, height)])
    expect(place).toEqual({ zoom, left: 0, top: 0, height: height * zoom + 8 })
  })
  it('fills the width with the text where no value was found', () => {
    const { zoom, left } = readablePlace(page, [])
    expect(zoom).toBeCloseTo(304 / 200)
    expect(left * page.width).toBeCloseTo(40 - 8 / zoom)
    expect(readablePlace({ ...page, runs: [run(0, 0, 400, 6)] }, []).zoom).toBe(1)
  })
  it('opens a scan in 150 %, past its margin', () => {
    expect(readablePlace({ ...page, runs: [] }, [])).toEqual({ zoom: 1.5, left: 0.08, top: 0 })
  })
})
