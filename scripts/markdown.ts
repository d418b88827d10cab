import type { TextPage, TextPart } from '../packages/ui/src/docs/text-page.ts'

const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`

/** Writes lines as a list. */
export const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

/** Writes rows under a head as a table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

function partMarkdown(part: TextPart): string {
  const blocks = [
    ...(part.text ?? []),
    part.list && list(part.list),
    part.steps?.map((step, at) => `${at + 1}. ${step}`).join('\n'),
    part.table && table(part.table.head, part.table.rows),
    part.code && `\`\`\`\n${part.code}\n\`\`\``,
  ]
  return [`## ${part.title}`, ...blocks.filter((block) => block !== undefined)].join('\n\n')
}

/** Writes a page of text as Markdown: the same words as its page in Storybook. */
export function pageMarkdown({ title, lead, parts }: TextPage): string {
  return `# ${title}\n\n${lead}\n\n${parts.map(partMarkdown).join('\n\n')}\n`
}
