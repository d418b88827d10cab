import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { listFolders, loadDocs } from '../packages/ui/src/docs/catalogue.ts'
import { entryOf } from '../packages/ui/src/docs/index.ts'
import type { ComponentDocs, ShownUse } from '../packages/ui/src/docs/index.ts'
import { accessibilityPage, guides } from '../packages/ui/src/docs/guides/index.ts'
import { patternPage, patterns } from '../packages/ui/src/docs/patterns/index.ts'
import type { TextPage } from '../packages/ui/src/docs/text-page.ts'
import { accessibilityStatus } from './accessibility-status.ts'
import { list, pageMarkdown, table } from './markdown.ts'
import { readEntries } from './entry-program.ts'
import { readFunctionTables } from './function-tables.ts'
import type { FunctionDocs, FunctionTables } from './function-tables.ts'
import { allExamples } from './examples.ts'
import type { Example } from './examples.ts'
import { readPropTables } from './prop-tables.ts'
import type { Prop, PropTables } from './prop-tables.ts'

/** One generated page: its path below the folder of pages, with forward slashes, and its text. */
export interface Page {
  path: string
  text: string
}

const guidance = (lines: readonly ShownUse[]) =>
  list(lines.map(({ text, example }) => `${text} (example \`${example}\`)`))
const examplesText = (examples: readonly Example[]) =>
  examples
    .filter(({ isWrong }) => !isWrong)
    .map(({ title, text, code }) => `### ${title}\n\n${text}\n\n\`\`\`tsx\n${code}\`\`\``)
    .join('\n\n')

function propsText(name: string, props: readonly Prop[]): string {
  if (props.length === 0) return `\`${name}\` takes no properties.`
  const rows = props.map((prop) => [
    `\`${prop.name}\`${prop.isRequired ? ', required' : ''}`,
    `\`${prop.type}\``,
    prop.default === undefined ? '' : `\`${prop.default}\``,
    prop.description,
  ])
  return `### ${name}\n\n${table(['Name', 'Type', 'Default', 'What it does'], rows)}`
}

function functionsText(functions: readonly FunctionDocs[]): string[] {
  if (functions.length === 0) return []
  const rows = functions.map(({ name, type, description }) => [`\`${name}\``, `\`${type}\``, description])
  return [`### Functions\n\n${table(['Name', 'Type', 'What it does'], rows)}`]
}

/** The source of every type that properties or functions name, once each. */
function typesText(documented: readonly { detail?: string }[]): string[] {
  const types = new Set(documented.flatMap(({ detail }) => detail?.split(/\n\n(?=\S)/u) ?? []))
  return types.size === 0 ? [] : [`### Types\n\n\`\`\`ts\n${[...types].join('\n\n')}\n\`\`\``]
}

function statusText({ status, deprecation }: ComponentDocs): string {
  if (deprecation === undefined) return `Status: ${status}.`
  return `Status: ${status}. Use ${deprecation.instead} instead; may be removed from ${deprecation.removedFrom} on.`
}

/** The section with the guide, for a component that has one. */
function guideText({ guide }: ComponentDocs): readonly (readonly [title: string, text: string])[] {
  if (guide === undefined) return []
  const parts = guide.map(({ title, text }) => `### ${title}\n\n${list(text)}`)
  return [['How to use it', parts.join('\n\n')]]
}

/** Texts of a page that come from the sources: properties, functions and examples. */
interface Sources {
  tables: PropTables
  functions: readonly FunctionDocs[]
  examples: readonly Example[]
}

/** Writes the docs of one component as Markdown: the same text and properties as its page in Storybook. */
export function componentMarkdown(
  docs: ComponentDocs,
  group: string,
  { tables, functions, examples }: Sources,
): string {
  const names = [docs.name, ...(docs.parts ?? [])]
  const properties = [
    ...names.map((name) => propsText(name, tables[name] ?? [])),
    ...functionsText(functions),
    ...typesText([...names.flatMap((name) => tables[name] ?? []), ...functions]),
  ]
  const sections: readonly (readonly [title: string, text: string])[] = [
    ['Examples', examplesText(examples)],
    ['When to use it', list(docs.use)],
    [
      'When to take something else',
      list(
        docs.avoid.map(({ when, instead }) => (instead === undefined ? when : `${when} Take ${instead}.`)),
      ),
    ],
    ...guideText(docs),
    ['Anatomy', list(docs.anatomy.map(({ name, text }) => `**${name}**: ${text}`))],
    ['Properties', properties.join('\n\n')],
    [
      'Keyboard',
      docs.keyboard === 'not focusable'
        ? 'It takes no focus; Tab passes it.'
        : table(
            ['Key', 'What it does'],
            docs.keyboard.map(({ keys, does }) => [keys, does]),
          ),
    ],
    ['Accessibility', list(docs.accessibility)],
    ['Content', list(docs.content)],
    ['Do', guidance(docs.pairs.map((pair) => pair.do))],
    ['Don’t', guidance(docs.pairs.map((pair) => pair.dont))],
    ['Changes', list(docs.changelog.map(({ date, text }) => `${date}: ${text}`))],
  ]
  const body = sections.map(([title, text]) => `## ${title}\n\n${text}`).join('\n\n')
  const entry = `\`\`\`ts\nimport { ${names.join(', ')} } from '${entryOf(group, docs.name)}'\n\`\`\``
  return `# ${docs.name}\n\n${docs.summary}\n\n${statusText(docs)}\n\n${entry}\n\n${body}\n`
}

/** The pages that are no component's, by the folder of their Markdown. */
const textPages: Readonly<Record<string, readonly TextPage[]>> = {
  patterns: Object.values(patterns).map(patternPage),
  guides: [...Object.values(guides), accessibilityPage(await accessibilityStatus())],
}

/** The page of what is no component: hooks, and the functions of `@capiz/ui/brand`. */
function functionsPage(functions: FunctionTables): string {
  const parts = Object.entries(functions)
    .filter(([entry]) => /^[a-z]/u.test(entry))
    .map(([entry, own]) => {
      const [text = ''] = functionsText(own)
      const body = [text.replace('### Functions\n\n', ''), ...typesText(own)].join('\n\n')
      return `## @capiz/ui/${entry}\n\n${body}`
    })
  return `# ${FUNCTIONS.title}\n\n${FUNCTIONS.lead}\n\n${parts.join('\n\n')}\n`
}

const FUNCTIONS = {
  title: 'Functions and hooks',
  lead: 'The functions of the package that belong to no component. Those of a component, such as `toast`, are on its page.',
}

const linksTo = (folder: string): string =>
  list((textPages[folder] ?? []).map(({ id, title, lead }) => `[${title}](${folder}/${id}.md): ${lead}`))

/** Writes the list that leads to every page, in the form of llmstxt.org. */
export function llmsText(
  catalogue: readonly ComponentDocs[],
  examples: Readonly<Record<string, readonly Example[]>>,
  functions: FunctionTables,
): string {
  const lines = catalogue.map(({ name, parts = [], summary }) => {
    const called = (functions[name] ?? []).map((one) => `\`${one.name}\``)
    const more = [...parts.map((part) => `\`${part}\``), ...called]
    const own = (examples[name] ?? []).filter(({ isWrong }) => !isWrong)
    const shown = own.length > 0 ? ` Examples: ${own.map(({ title }) => title).join(', ')}.` : ''
    return `- [${name}](components/${name}.md): ${summary}${more.length > 0 ? ` With ${more.join(', ')}.` : ''}${shown}`
  })
  return `# Capiz components

> The design system of an accreditation portal: React components on react-aria, styled by tokens. A page of a component holds purpose, properties with their types, functions, keyboard, accessibility and wording, and where they are named here, examples that compile as they stand; a page of a pattern the rules of a task that many screens share.

Import a component by its name, for example \`import { Button } from '@capiz/ui/Button'\`. Use tokens, never raw colours or lengths: [tokens.json](tokens.json) lists them in the format of the Design Tokens Community Group.

## Patterns

${linksTo('patterns')}

## Guides

${linksTo('guides')}
- [${FUNCTIONS.title}](functions.md): ${FUNCTIONS.lead}

## Components

${lines.join('\n')}
`
}

/** Generates `llms.txt` and a Markdown page for every component, from its docs and types, and for every pattern and guide. */
export async function componentPages(): Promise<Page[]> {
  const catalogue = [...(await loadDocs()).values()]
  const entries = readEntries()
  const tables = readPropTables(entries)
  const functions = readFunctionTables(entries)
  const examples = allExamples()
  const groups = new Map(listFolders().map(({ name, group }) => [name, group]))
  return [
    { path: 'llms.txt', text: llmsText(catalogue, examples, functions) },
    { path: 'functions.md', text: functionsPage(functions) },
    ...Object.entries(textPages).flatMap(([folder, pages]) =>
      pages.map((page) => ({ path: `${folder}/${page.id}.md`, text: pageMarkdown(page) })),
    ),
    ...catalogue.map((docs) => ({
      path: `components/${docs.name}.md`,
      text: componentMarkdown(docs, groups.get(docs.name) ?? '', {
        tables,
        functions: functions[docs.name] ?? [],
        examples: examples[docs.name] ?? [],
      }),
    })),
  ]
}

// `npm run docs:components -- folder` writes them for a reader without Storybook, which serves the same pages.
if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? '.cache/component-docs')
  const pages = await componentPages()
  for (const { path, text } of pages) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  console.log(`${pages.length} pages in ${folder}`)
}
