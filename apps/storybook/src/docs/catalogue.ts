import type { ComponentDocs } from '../../../../packages/ui/src/docs/index.ts'

const found = import.meta.glob<ComponentDocs>('../../../../packages/ui/src/components/*/*/*.docs.ts', {
  eager: true,
  import: 'docs',
})

/** Docs of every component, by name. */
export const catalogue: readonly ComponentDocs[] = Object.values(found).sort((a, b) =>
  a.name.localeCompare(b.name),
)

/** Finds the docs of a component, or of the component it is a part of. */
export function findDocs(name: string): ComponentDocs | undefined {
  return (
    catalogue.find((docs) => docs.name === name) ??
    catalogue.find(({ parts }) => parts?.includes(name) === true)
  )
}
