import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listFolders, loadDocs, pressesKeys, storyNames } from '../packages/ui/src/docs/catalogue.ts'
import type { AccessibilityStatus } from '../packages/ui/src/docs/guides/index.ts'
import { keyStories } from '../apps/storybook/src/pictures/key-stories.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

function sourceOf(folder: string): string {
  const files = globSync(`packages/ui/src/components/*/${folder}/*.stories.tsx`, { cwd: root })
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
}

/** Reads from stories, pictures and docs which checks of accessibility every component has. */
export async function accessibilityStatus(): Promise<readonly AccessibilityStatus[]> {
  const docs = await loadDocs()
  return listFolders().flatMap(({ name, group }) => {
    const stories = storyNames(name)
    if (stories.length === 0) return []
    const id = `${group}-${name.toLowerCase()}`
    const isKey = [...keyStories].some((story) => story.startsWith(`${id}--`))
    const isSilent = docs.get(name)?.keyboard === 'not focusable'
    return [
      {
        name,
        stories: stories.length,
        keyboard: isSilent ? 'none' : pressesKeys(name) === true ? 'yes' : 'no',
        hasOutline: existsSync(join(root, 'tests/visual/outlines', id)),
        hasForcedColours: isKey || sourceOf(name).includes('forcedColors: true'),
        hasWideSpacing: isKey,
      },
    ]
  })
}
