import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The files that the first screen at some addresses needs, as the build of the portal wrote them down. */
export interface RouteFiles {
  /** tested against the path of an address */
  match: RegExp
  /** in the order in which they run */
  scripts: readonly string[]
  styles: readonly string[]
  /** the text of all styles in one file; absent where there is but one */
  style?: string
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
 * A link of the head to a file; one that is off fetches nothing: Chromium looks for files ahead of its parser, and there
 * skips what is for no medium, but not what is disabled.
 */
const linkTo = (rel: string, file: string, isOff = false): string =>
  `<link rel="${rel}" href="/${file}" crossorigin${isOff ? ' media="not all" disabled' : ''}>`

/**
 * Links the styles of an address: the one file that has them all, and the others turned off. A part that comes later looks for
 * the links of its styles in the page before it fetches them, and finds them there.
 */
function withStyles(page: string, { styles, style }: RouteFiles): { page: string; links: string[] } {
  if (style === undefined) {
    const links = styles
      .filter((file) => !page.includes(`"/${file}"`))
      .map((file) => linkTo('stylesheet', file))
    return { page, links }
  }
  const isOther = (link: string) => !styles.some((file) => link.includes(`"/${file}"`))
  return {
    page: page.replaceAll(/<link rel="stylesheet"[^>]*>/g, (link) => (isOther(link) ? link : '')),
    links: [linkTo('stylesheet', style), ...styles.map((file) => linkTo('stylesheet', file, true))],
  }
}

/**
 * Names the files of an address in the start page, so that the browser asks for all of them beside the first script. The
 * page depends on the form of the address alone: it is the same for every visitor and for every code of a record, and so
 * tells nothing of either.
 */
export function withRouteFiles(page: string, route: RouteFiles | undefined): string {
  if (route === undefined) return page
  const styled = withStyles(page, route)
  const scripts = route.scripts.filter((file) => !page.includes(`"/${file}"`))
  const links = [...styled.links, ...scripts.map((file) => linkTo('modulepreload', file))]
  return styled.page.replace('</head>', () => `${links.join('')}</head>`)
}
