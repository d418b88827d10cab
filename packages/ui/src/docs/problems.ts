import type { ComponentDocs, ShownUse } from './index.ts'

/** The names the docs of a component are checked against. */
export interface Known {
  folder: string
  /** Every component of the package. */
  components: ReadonlySet<string>
  /** Stories of this component. */
  stories: ReadonlySet<string>
  /** Examples of this component. */
  examples: readonly string[]
}

const SUMMARY_LIMIT = 140
const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/u

const lists = ['keywords', 'use', 'avoid', 'anatomy', 'accessibility', 'content', 'changelog'] as const

/** Every recommended and discouraged use. */
function usesOf({ pairs }: ComponentDocs): ShownUse[] {
  return pairs.flatMap((pair) => [pair.do, pair.dont])
}

/** Every sentence of the docs, so that none of them is left blank. */
function texts(docs: ComponentDocs): string[] {
  const keys = docs.keyboard === 'not focusable' ? [] : docs.keyboard
  return [
    docs.summary,
    ...docs.keywords,
    ...docs.use,
    ...docs.avoid.map(({ when }) => when),
    ...(docs.guide ?? []).flatMap(({ text }) => text),
    ...docs.anatomy.flatMap(({ name, text }) => [name, text]),
    ...keys.flatMap(({ keys, does }) => [keys, does]),
    ...docs.accessibility,
    ...docs.content,
    ...[...usesOf(docs), ...docs.changelog].map(({ text }) => text),
  ]
}

function statusProblems({ status, deprecation }: ComponentDocs, { components }: Known): string[] {
  if (!['stable', 'beta', 'deprecated'].includes(status)) return [`status "${status}" is not one of ours`]
  if ((status === 'deprecated') !== (deprecation !== undefined))
    return ['a deprecated component, and only that, names its replacement under deprecation']
  if (deprecation === undefined) return []
  const problems = components.has(deprecation.instead) ? [] : [`there is no component ${deprecation.instead}`]
  return DAY.test(deprecation.removedFrom) ? problems : [...problems, 'removedFrom is not a day']
}

/** Each rule is drawn from both sides, and each wrong example stands beside the right one. */
function guidanceProblems(docs: ComponentDocs, { examples }: Known): string[] {
  const { pairs } = docs
  const drawn = usesOf(docs).map(({ example }) => example)
  const wrong = examples.filter((name) => name.startsWith('Dont'))
  return [
    ...(pairs.length === 0 ? ['pairs is empty'] : []),
    ...drawn.filter((name) => !examples.includes(name)).map((name) => `there is no example ${name}`),
    ...pairs.flatMap((pair) => [
      ...(pair.do.example.startsWith('Dont') ? [`${pair.do.example} is no right use`] : []),
      ...(pair.dont.example.startsWith('Dont') ? [] : [`${pair.dont.example} does not begin with Dont`]),
    ]),
    ...wrong.filter((name) => !drawn.includes(name)).map((name) => `no pair draws ${name}`),
    ...(wrong.length === examples.length ? ['no example can be copied'] : []),
  ]
}

/** Lists what is missing or wrong in the docs of one component, in words; nothing means all is well. */
export function findProblems(docs: ComponentDocs, known: Known): string[] {
  const problems = statusProblems(docs, known)
  const report = (isProblem: boolean, text: string) => {
    if (isProblem) problems.push(text)
  }
  report(docs.name !== known.folder, `name is "${docs.name}", the folder ${known.folder}`)
  report(docs.summary.length > SUMMARY_LIMIT, `summary has more than ${SUMMARY_LIMIT} characters`)
  report(docs.keywords.length < 3, 'fewer than three keywords')
  for (const section of lists) report(docs[section].length === 0, `${section} is empty`)
  report(docs.keyboard.length === 0, 'keyboard is empty: give the keys, or say "not focusable"')
  report(
    texts(docs).some((text) => text.trim() === ''),
    'a text is blank',
  )
  for (const { instead } of docs.avoid)
    report(instead !== undefined && !known.components.has(instead), `avoid: there is no component ${instead}`)
  for (const part of docs.parts ?? [])
    report(!known.components.has(part), `parts: there is no component ${part}`)
  problems.push(...guidanceProblems(docs, known))
  const isMarked = docs.anatomy.some(({ at }) => at !== undefined)
  report(
    isMarked !== (docs.anatomyStory !== undefined),
    'anatomyStory and the places of its parts go together',
  )
  report(
    docs.anatomyStory !== undefined && !known.stories.has(docs.anatomyStory),
    `there is no story ${docs.anatomyStory}`,
  )
  for (const { date } of docs.changelog) report(!DAY.test(date), `changelog: "${date}" is not a day`)
  return problems
}
