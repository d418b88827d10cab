import type { Pattern } from './pattern.ts'

export const effectiveDates: Pattern = {
  id: 'effective-dates',
  title: 'Effective dates',
  problem:
    'Prices and statuses hold from a day to a day: show which day the screen speaks of, and let people set the next one without surprises.',
  use: [
    'Values that change on a day and keep their past: prices, accreditation, discounts.',
    'Questions such as “what was in force on 3 March”.',
  ],
  avoid: [
    'A plain day of a record, such as a birthday: `DateField`.',
    'When something happened: `Timeline`.',
    'Who changed what: `AuditTrail`.',
  ],
  rules: [
    {
      rule: 'A version has a first day; it ends the day before the next one, or on its own last day. Nothing is overwritten.',
      measure: 'Days of Asia/Manila',
      enforcedBy: '`PriceHistory`, the server',
    },
    {
      rule: 'The line of time is the picker: past, in force, scheduled and pending versions differ in pattern and in words.',
      measure: 'One segment a version; above 24 versions one year at a time',
      enforcedBy: '`PriceHistory`, `ValidityRuler`',
    },
    {
      rule: 'The day asked for is a field, and its answer is a sentence.',
      measure: '“Prices in force on 3 Mar 2026: version of 1 Jul 2025.”',
      enforcedBy: '`PriceHistory`',
    },
    {
      rule: 'A new version begins as a copy of one that exists; changed values are marked.',
      measure: 'The newest by default, another by “Start from”',
      enforcedBy: 'the price form of the portal',
    },
    {
      rule: 'The first day is required. What it would do is said before it is saved: which version ends, which days are priced anew.',
      measure: 'A notice under the day, “What this would do”',
      enforcedBy: 'the price form of the portal',
    },
    {
      rule: 'A day in the past needs a reason. A change of days gone by is decided by a second person.',
      measure: 'A list of reasons',
      enforcedBy: 'the server',
    },
    {
      rule: 'A change is a sign, an amount and a word. From zero there is no percent.',
      measure: '“up 8.8 percent” to a screen reader',
      enforcedBy: '`PriceHistory`',
    },
  ],
  wording: [
    ['Field', '“Takes effect on”, “Valid until”'],
    ['State', '“in force”, “scheduled”, “past”, “pending approval”, “draft”'],
    ['Hint', '“Leave empty when the prices hold until the next version.”'],
    ['Scheduled status', '“Suspended from 4 Mar 2027, in 14 days”'],
    ['Error', 'Which days can be chosen: “1 Jan 2027 or later.”'],
    ['Nothing in force', 'What ended and when, instead of an empty table'],
  ],
  accessibility: [
    'The picker is a group of radio buttons, each named by both days and the state.',
    'The answer for a day is announced when it changes.',
    'Arrow keys step through the versions; in a narrow place they are a select.',
    'Patterns differ as well as colours, and each segment keeps an edge in forced colours.',
    'A calendar begins its week on Sunday and is never the only way: the day can be typed.',
  ],
  reasons: [
    'Two people who look at the same price on different days must be able to say which day they mean. Naming the day in a sentence removes the guess.',
    'A price is evidence for a claim years later. Ending a version instead of changing it keeps every answer true (ADR 23).',
    'Most errors with dates are about consequences, not typing: a version that ends another. Saying it beforehand is cheaper than a correction.',
  ],
  components: [
    ['PriceHistory', 'versions, a day, what changed'],
    ['ValidityRuler', 'periods of a record'],
    ['RateSheetGrid', 'amounts of a new version'],
    ['DatePicker', 'first and last day'],
    ['PriceQuestions', 'questions on unusual amounts'],
    ['StatusChangeDialog', 'status from a day on'],
  ],
}
