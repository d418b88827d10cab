import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Pages that describe the code as it is now; decisions in `docs/adr` describe that of their day. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/architecture.md',
  'docs/components.md',
  'docs/operating.md',
  'docs/security.md',
]

/** Made by a command, so not in the repository. */
const generated =
  /^(?:tests\/visual-report|apps\/portal\/dist|\.cache|preview-stats\.json|manifest\.json|\.\w+$)/u

const isIgnored = (path: string) =>
  /(?:^|\/)(?:node_modules|dist|storybook-static|\.cache|\.git|\.turbo)$/u.test(path)

/** Every file of the repository and every folder (with a slash at its end), each with a slash before it. */
function pathsOfRepository(): string[] {
  const files = globSync('**/*', {
    cwd: root,
    exclude: ({ name }) => isIgnored(name),
    withFileTypes: true,
  })
  return files.map((entry) => {
    const path = `/${join(entry.parentPath, entry.name).slice(root.length).split(sep).join('/')}`
    return entry.isDirectory() ? `${path}/` : path
  })
}

interface Mention {
  page: string
  line: number
  text: string
}

/** Returns what the pages set as code in the middle of a sentence. */
function mentionsOf(page: string): Mention[] {
  return readFileSync(join(root, page), 'utf8')
    .replaceAll(/^```[\s\S]*?^```/gmu, (block) => block.replaceAll(/[^\n]/gu, ''))
    .split('\n')
    .flatMap((text, at) =>
      [...text.matchAll(/`([^`]+)`/gu)].map(([, code = '']) => ({ page, line: at + 1, text: code })),
    )
}

const format = ({ page, line, text }: Mention) => `${page}:${line} ${text}`
const mentions = pages.flatMap(mentionsOf)

/** A path of ours: several parts or a file name with an ending of a source, no address of the portal and no package. */
const PATH = /^[\w.-][\w.*{},-]*(?:\/[\w.*{},<>-]+)*\/?$/u
const ENDING = /\.(?:tsx?|md|json|sh|yml|sql)$/u
const FOLDER = /^(?:apps|packages|tests|scripts|docs|engines|areas|features|patterns|platform)\//u
const isPath = ({ text }: Mention) => PATH.test(text) && (ENDING.test(text) || FOLDER.test(text))

it('files and folders that the documentation names are there', () => {
  const paths = pathsOfRepository()
  const named = mentions
    .filter(isPath)
    .filter(({ text }) => !generated.test(text) && !/Name|RoomCard|<|\*|\{/u.test(text))
  expect(named.length).toBeGreaterThan(60)
  const missing = named.filter(({ text }) => {
    const end = `/${text.replace(/\/$/u, '')}`
    return (
      !existsSync(join(root, text)) && !paths.some((path) => path.endsWith(end) || path.endsWith(`${end}/`))
    )
  })
  expect(missing.map(format).join('\n')).toBe('')
})

it('names of the code that the documentation names are in the code', () => {
  const sources = globSync('{apps,packages,tests,scripts}/**/*.{ts,tsx,json}', {
    cwd: root,
    exclude: isIgnored,
  })
  const code = sources
    .filter((file) => !file.endsWith('docs.test.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const words = new Set(code.match(/\w+/gu))
  const named = mentions.filter(({ text }) => /^[a-z]+[A-Z]\w*(?:\(.*\))?$|^[A-Z][a-z]+[A-Z]\w*$/u.test(text))
  expect(named.length).toBeGreaterThan(40)
  expect(
    named
      .filter(({ text }) => !words.has(text.replace(/\(.*/u, '')))
      .map(format)
      .join('\n'),
  ).toBe('')
})
