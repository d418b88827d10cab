import { joinList } from '@capiz/domain/text'

/** Returns the usage of a code as one sentence: `It is used by health facilities (12) and requirement rules (3).` */
export function usageMessage(usage: readonly { label: string; count: number }[]): string {
  if (usage.length === 0) return 'No record uses it.'
  const parts = usage.map(({ label, count }) => `${label.toLowerCase()} (${count.toLocaleString('en-PH')})`)
  return `It is used by ${joinList(parts)}.`
}
