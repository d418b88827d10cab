/** A table of a page: each row has as many cells as the head. */
export interface TextTable {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A titled part of a page; what it has is shown in the order of these properties. */
export interface TextPart {
  title: string
  /** Paragraphs. */
  text?: readonly string[] | undefined
  list?: readonly string[] | undefined
  /** A numbered list. */
  steps?: readonly string[] | undefined
  table?: TextTable | undefined
  code?: string | undefined
}

/**
 * A page on a subject that is larger than one component, shown in Storybook and written as Markdown. Plain data: it is read by
 * node as well. Text between backticks is code; a component named so is a link to its page.
 */
export interface TextPage {
  /** Name of the Markdown file. */
  id: string
  title: string
  /** One sentence under the title. */
  lead: string
  parts: readonly TextPart[]
}
