import type { Page } from 'playwright'
import type { Findings } from './rules.ts'

/**
 * A field of a form ends with a column of the rows of fields beside it, before it, or with the line: one that ends between
 * two columns looks like a mistake.
 */
export function fieldColumns(page: Page): Promise<Findings> {
  return page.evaluate(() => {
    const boxOf = (control: Element): Element => {
      const isBox = (part: Element) => getComputedStyle(part).borderTopWidth !== '0px'
      const around = [control, control.parentElement, control.parentElement?.parentElement]
      return around.find((part) => part && isBox(part)) ?? control
    }
    const controls = 'input:not([type="checkbox"], [type="radio"], [type="file"], [hidden]), select, textarea'
    return [...document.querySelectorAll('main form')].flatMap((form) => {
      const rows = [...form.querySelectorAll('*')].flatMap((grid) => {
        const { display, gridTemplateColumns } = getComputedStyle(grid)
        const tracks = gridTemplateColumns.split(' ').map((track) => Number.parseFloat(track))
        const isRow = [...grid.children].filter((child) => child.querySelector(controls)).length > 1
        if (display !== 'grid' || tracks.length < 2 || !isRow) return []
        const { left, right } = grid.getBoundingClientRect()
        return [{ left, right, column: left + (tracks[0] ?? 0) }]
      })
      return [...form.querySelectorAll(controls)].flatMap((control) => {
        const { left, right, width } = boxOf(control).getBoundingClientRect()
        const beside = rows.filter((row) => Math.abs(row.left - left) <= 1)
        const isBetween = beside.every((row) => right > row.column + 1 && right < row.right - 1)
        const name = (control as HTMLInputElement).labels?.[0]?.textContent ?? control.getAttribute('name')
        return beside.length > 0 && isBetween
          ? [`${name ?? 'a field'} is ${Math.round(width)} px wide, between two columns`]
          : []
      })
    })
  })
}
