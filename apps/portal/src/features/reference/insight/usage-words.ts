import { joinWords } from '@capiz/domain/text'

/** Where a code is used, as one sentence: `It is used by 12 health facilities and 3 requirement rules.` */
export function usageWords(usage: readonly { label: string; count: number }[]): string {
  if (usage.length === 0) return 'No record uses it.'
  const parts = usage.map(({ label, count }) => `${count.toLocaleString('en-PH')} × ${label.toLowerCase()}`)
  return `It is used: ${joinWords(parts)}.`
}
