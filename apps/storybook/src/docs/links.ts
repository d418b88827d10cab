import { catalogue } from './catalogue.ts'

/** Entries of Storybook's index: the built and the running one both serve it. */
interface Entry {
  id: string
  title: string
  type: 'docs' | 'story'
}

let index: Promise<Map<string, string>> | undefined

/** Finds the address of every component's page, by component. */
export function docsAddresses(): Promise<Map<string, string>> {
  index ??= fetch('./index.json')
    .then((answer) => answer.json() as Promise<{ entries: Record<string, Entry> }>)
    .then(({ entries }) => {
      const pages = Object.values(entries).filter(({ type }) => type === 'docs')
      const byTitle = new Map(pages.map(({ id, title }) => [title.split('/').at(-1) ?? title, id]))
      return new Map(
        catalogue.flatMap(({ name, parts = [] }) =>
          [name, ...parts].map((one) => [one, `./?path=/docs/${byTitle.get(name) ?? ''}`] as const),
        ),
      )
    })
  return index
}
