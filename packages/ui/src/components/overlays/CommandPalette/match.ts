import type { IconDrawing } from '../../primitives/Icon/drawing.ts'

/** A page or an action. */
export interface Command {
  /** Unlike every other command that is offered at the same time. */
  id: string
  /** The page, the record or the verb: "Facilities", "Sampaguita Medical Center", "Add facility". */
  label: string
  /** Second line: a code, a place, where it leads. */
  hint?: string | undefined
  /** Other words people look for it with, not shown. */
  keywords?: string | undefined
  /** A drawing imported from `@lucide/icons/icons/<name>`. */
  icon?: IconDrawing | undefined
  /** Address it leads to; it is then a true link. */
  href?: string | undefined
  /** Called when it is chosen, after the palette has closed. */
  onAction?: (() => void) | undefined
}

/** Commands that belong together, such as pages, records, actions. */
export interface CommandGroup {
  /** Unlike every other group. */
  id: string
  /** Heading: "Go to", "Facilities", "Do". */
  title: string
  /** In the order of importance while nothing is typed. */
  commands: readonly Command[]
}

/** Text as it is compared: small letters, without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** How well a label answers: it begins so, a word in it begins so, or it only has it somewhere. */
function rank(label: string, typed: string): number {
  const text = plain(label)
  if (text.startsWith(typed)) return 0
  return text.includes(` ${typed}`) ? 1 : 2
}

/** The commands that hold every typed word in label, hint or keywords, best first; groups without one are left out. */
export function matchCommands(groups: readonly CommandGroup[], text: string): CommandGroup[] {
  const typed = plain(text).trim()
  const words = typed.split(/\s+/u)
  if (typed === '') return groups.filter(({ commands }) => commands.length > 0)
  return groups
    .map((group) => ({
      ...group,
      commands: group.commands
        .filter(({ label, hint = '', keywords = '' }) => {
          const all = plain(`${label} ${hint} ${keywords}`)
          return words.every((word) => all.includes(word))
        })
        .sort((a, b) => rank(a.label, typed) - rank(b.label, typed)),
    }))
    .filter(({ commands }) => commands.length > 0)
}
