import axe from 'axe-core'
import { expect } from 'vitest'

/** The themes with what axe runs in each: a theme changes colours only, so the second one needs the rules that see them. */
const checks: readonly (readonly [string, axe.RunOptions])[] = [
  // the rule of WCAG 2.2 AA that axe leaves off by itself
  ['light', { rules: { 'target-size': { enabled: true } } }],
  ['dark', { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }],
]

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Waits for colours that fade: halfway they would be measured as neither. */
async function finishAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    // one that follows a scroll bar ends when somebody scrolls
    .filter(
      ({ effect, timeline }) =>
        timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    )
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
  await frame()
  await frame()
}

/** Characters of an element's text by which a finding names it: ids of the library differ from run to run. */
const shown = 160

/** Runs axe and returns each finding with its elements. */
async function findingsOf(options: axe.RunOptions): Promise<string[]> {
  await finishAnimations()
  // The announcer's log names what was spoken by fields that may be gone again; it empties itself after seconds.
  const context = { exclude: ['[data-live-announcer]'] }
  const { violations } = await axe.run(context, { ...options, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => {
    const elements = nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, shown)}`)
    return `${id}: ${elements.join('; ')}`
  })
}

/**
 * Expects that axe finds nothing on the page once it is at rest, for a dialog may still be closing: every rule in the light
 * theme, those that see colours in the dark one too.
 */
export async function expectAccessible(): Promise<void> {
  const { dataset } = document.documentElement
  const before = dataset['theme']
  // A bar that stays in view cuts a target that is halfway under it, and one can scroll: the rule must not depend on where.
  window.scrollTo(0, 0)
  try {
    for (const [theme, options] of checks) {
      dataset['theme'] = theme
      await expect.poll(() => findingsOf(options), { message: `${location.pathname}, ${theme}` }).toEqual([])
    }
  } finally {
    if (before === undefined) delete dataset['theme']
    else dataset['theme'] = before
  }
}
