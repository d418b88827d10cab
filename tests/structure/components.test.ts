import { globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const inUi = 'packages/ui/src/components'

/** Only looks at a component: does not use it. */
const LOOKS_ON = /\.(?:test|stories|examples|fixture|docs)\.tsx?$/u

/** Components nobody imports, each with the reason why it stays. */
const exceptions: Readonly<Record<string, string>> = {
  Divider: 'a part of other applications that install the package; screens of the portal divide by cards',
}

function textsOf(folder: string): { file: string; text: string }[] {
  return globSync('**/*.{ts,tsx}', { cwd: join(root, folder) })
    .filter((file) => !LOOKS_ON.test(file))
    .map((file) => ({
      file: `${folder}/${file.split(sep).join('/')}`,
      text: readFileSync(join(root, folder, file), 'utf8'),
    }))
}

/** Returns the components that neither the portal nor another component imports. */
function findUnused(
  components: readonly string[],
  texts: readonly { file: string; text: string }[],
): string[] {
  return components.filter((name) => {
    const used = new RegExp(`['"](?:@capiz/ui/(?:accreditation/)?${name}|\\.[^'"]*/${name}/[^'"]+)['"]`, 'u')
    return !texts.some(({ file, text }) => !file.includes(`/${name}/`) && used.test(text))
  })
}

it('every component of the design system is used by the portal or by another component', () => {
  const components = globSync('*/*/index.ts', { cwd: join(root, inUi) }).map(
    (file) => dirname(file).split(sep)[1] ?? '',
  )
  expect(components.length).toBeGreaterThan(50)
  const unused = findUnused(components, [...textsOf('apps/portal/src'), ...textsOf('packages/ui/src')])
  expect(unused.toSorted()).toEqual(Object.keys(exceptions).toSorted())
})

const DRAWING = /@lucide\/icons\/icons\/([\w-]+)'/gu

/** Returns the names of the drawings that the texts import. */
function drawingsOf(texts: readonly { text: string }[]): string[] {
  const names = texts.flatMap(({ text }) => [...text.matchAll(DRAWING)].map(([, name = '']) => name))
  return [...new Set(names)].toSorted()
}

it('the icon set of the design system is what portal, components and stories draw', () => {
  const set = readFileSync(join(root, 'apps/storybook/src/foundations/icon-set.ts'), 'utf8')
  const files = ['apps/portal/src', 'packages/ui/src'].flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: join(root, folder) }).map((file) => join(root, folder, file)),
  )
  const drawn = drawingsOf(files.map((file) => ({ text: readFileSync(file, 'utf8') })))
  expect(drawn.length).toBeGreaterThan(40)
  expect(drawingsOf([{ text: set }])).toEqual(drawn)
})

it('finds a component nobody imports, and counts neither its own files nor names like its own', () => {
  const texts = [
    { file: 'ui/Card/Card.tsx', text: "import { Card } from '../Card/index.ts'" },
    { file: 'portal/a.tsx', text: "import { CardList } from '@capiz/ui/CardList'" },
    { file: 'ui/Dialog/Dialog.tsx', text: "import { Button } from '../../primitives/Button/index.ts'" },
  ]
  expect(findUnused(['Card', 'CardList', 'Button'], texts)).toEqual(['Card'])
})

/** Fields for a day without a calendar, each with the reason why nobody picks the day there. */
const copiedDays: Readonly<Record<string, string>> = {
  'apps/portal/src/features/physicians/form/SpecialtySection.tsx': 'copied from a membership card',
  'apps/portal/src/features/register/facility/DocumentsPage.tsx': 'copied from a licence',
  'apps/portal/src/features/register/physician/LicencesPage.tsx': 'copied from a licence',
  'apps/portal/src/features/register/physician/PersonPage.tsx': 'a birth date, known by heart and far away',
  'packages/ui/src/components/domain/DocumentUploader/NewRow.tsx': 'copied from the document',
}

it('a day that is chosen has a calendar whose week begins on Sunday', () => {
  const texts = [...textsOf('apps/portal/src'), ...textsOf('packages/ui/src/components')]
  const outside = texts.filter(({ file }) => !/\/fields\/(?:Date|Time)\w+\//u.test(file))
  const typed = outside.filter(({ text }) => /<DateField\b/u.test(text)).map(({ file }) => file)
  expect(typed.toSorted()).toEqual(Object.keys(copiedDays).toSorted())
  expect(outside.filter(({ text }) => /type="(?:date|month|week)"/u.test(text))).toEqual([])
  const calendars = texts.filter(({ text }) => /<Aria(?:Date|DateRange)Picker\b/u.test(text))
  expect(calendars).toHaveLength(2)
  expect(calendars.filter(({ text }) => !text.includes('firstDayOfWeek="sun"'))).toEqual([])
})
