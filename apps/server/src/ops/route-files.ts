import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The files that the first screen at some addresses needs, as the build of the portal wrote them down. */
export interface RouteFiles {
  /** tested against the path of an address */
  match: RegExp
  /** in the order in which they run */
  scripts: readonly string[]
  styles: readonly string[]
}

const known = new Map<string, readonly RouteFiles[]>()

/** Returns the addresses of a built portal with their files, the first that matches counts; none for a build without. */
export async function readRoutes(folder: string): Promise<readonly RouteFiles[]> {
  const read = known.get(folder)
  if (read) return read
  const text = await readFile(join(folder, '.vite/routes.json'), 'utf8').catch(() => '[]')
  const written = JSON.parse(text) as (Omit<RouteFiles, 'match'> & { match: string })[]
  const routes = written.map((route) => ({ ...route, match: new RegExp(route.match) }))
  known.set(folder, routes)
  return routes
}

/**
 * Names the files of an address in the start page, so that the browser asks for all of them beside the first script. The
 * page depends on the form of the address alone: it is the same for every visitor and for every code of a record, and so
 * tells nothing of either.
 */
export function withRouteFiles(page: string, route: RouteFiles | undefined): string {
  if (route === undefined) return page
  const link = (rel: string) => (file: string) => `<link rel="${rel}" href="/${file}" crossorigin>`
  const isNew = (file: string) => !page.includes(`"/${file}"`)
  const links = [
    ...route.styles.filter(isNew).map(link('stylesheet')),
    ...route.scripts.filter(isNew).map(link('modulepreload')),
  ]
  return page.replace('</head>', () => `${links.join('')}</head>`)
}
