import { describe, expect, it } from 'vitest'
import { MARK_RADIUS, placeMarks } from './marks.ts'

const drawing = { width: 600, height: 400 }

describe('marks of a drawing', () => {
  it('stand before their part where there is room', () => {
    expect(placeMarks([{ left: 100, top: 100, width: 200, height: 40 }], drawing)).toEqual([
      { x: 88, y: 120 },
    ])
  })

  it('make way for what stands before the part', () => {
    const icon = { left: 100, top: 100, width: 20, height: 20 }
    const word = { left: 122, top: 100, width: 80, height: 20 }
    expect(placeMarks([icon, word], drawing)[1]).toEqual({ x: 214, y: 110 })
  })

  it('of a part and its only content do not hide each other', () => {
    const box = { left: 100, top: 100, width: 200, height: 40 }
    const [outer, inner] = placeMarks([box, { ...box }], drawing)
    expect(outer).not.toEqual(inner)
  })

  it('are left out for a part that is not there', () => {
    expect(placeMarks([undefined], drawing)).toEqual([undefined])
  })

  it('stay inside the drawing and apart, wherever two parts lie', () => {
    const places = [0, 50, 290, 520]
    const boxes = places.flatMap((left) => [0, 60, 340].map((top) => ({ left, top, width: 80, height: 40 })))
    for (const first of boxes)
      for (const second of boxes) {
        const [a, b] = placeMarks([first, second], drawing)
        if (a === undefined || b === undefined) throw new Error('A part has no mark.')
        for (const { x, y } of [a, b]) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(MARK_RADIUS)
          expect(x).toBeLessThanOrEqual(drawing.width - MARK_RADIUS)
          expect(y).toBeLessThanOrEqual(drawing.height - MARK_RADIUS)
        }
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(2 * MARK_RADIUS)
      }
  })
})
