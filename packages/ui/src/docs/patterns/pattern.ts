import type { TextPage } from '../text-page.ts'

/** A rule of a pattern, its measure, and the place that keeps it: a component, a shared pattern of the portal or a test. */
export interface PatternRule {
  rule: string
  measure: string
  enforcedBy: string
}

/** A way in which components solve a task that many screens share. */
export interface Pattern {
  id: string
  title: string
  /** The problem in one sentence. */
  problem: string
  use: readonly string[]
  /** When another way serves better. */
  avoid: readonly string[]
  rules: readonly PatternRule[]
  /** Labels, empty texts and errors: the place and its text. */
  wording: readonly (readonly [place: string, text: string])[]
  /** Focus, announcements and keys. */
  accessibility: readonly string[]
  reasons: readonly string[]
  /** The components it is made of, and the part of each. */
  components: readonly (readonly [name: string, part: string])[]
}

/** Returns the page of a pattern, with the same sections in the same order for every pattern. */
export function patternPage(pattern: Pattern): TextPage {
  return {
    id: pattern.id,
    title: pattern.title,
    lead: pattern.problem,
    parts: [
      { title: 'When to use it', list: pattern.use },
      { title: 'When to take something else', list: pattern.avoid },
      {
        title: 'Rules',
        table: {
          head: ['Rule', 'Measure', 'Enforced by'],
          rows: pattern.rules.map(({ rule, measure, enforcedBy }) => [rule, measure, enforcedBy]),
        },
      },
      { title: 'Content', table: { head: ['Place', 'Text'], rows: pattern.wording } },
      { title: 'Accessibility', list: pattern.accessibility },
      { title: 'Reasons', list: pattern.reasons },
      {
        title: 'Components',
        list: pattern.components.map(([name, part]) => `\`${name}\`: ${part}`),
      },
    ],
  }
}
