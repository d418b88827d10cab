import { joinList } from '@capiz/domain/text'

/** Returns the usage of a code as one sentence: `Used by 214 physicians and 1 requirement rule.` */
export function usageMessage(usage: readonly { label: string; count: number }[]): string {
  if (usage.length === 0) return 'No record uses it.'
  const parts = usage.map(({ label, count }) => `${count.toLocaleString('en-PH')} ${label.toLowerCase()}`)
  return `Used by ${joinList(parts)}.`
}
