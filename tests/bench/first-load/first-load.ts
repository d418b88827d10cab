import { resolve } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { findBrowser } from '../../../scripts/browser.ts'
import { serveSample, type SampleServer } from '../../screens/sample.ts'
import { quantile } from '../figures.ts'
import { screensOf } from '../screens.ts'
import type { FirstLoadOptions } from './options.ts'
import { peersOf, type Programs } from './peers.ts'
import { visit, type Place, type Visit } from './visit.ts'

/** The middle visits to one page of one program. */
export interface FirstLoad {
  program: string
  page: string
  visits: number
  middle: Visit
}

async function ourPlaces(browser: Browser, { address }: SampleServer): Promise<Map<string, Place>> {
  const screens = [...(await screensOf(browser, address))]
  return new Map(screens.map(([name, { path, ...screen }]) => [name, { ...screen, url: address + path }]))
}

/** The middle of the visits, figure by figure. */
function middleOf(visits: readonly Visit[]): Visit {
  const middle = (of: keyof Visit) =>
    quantile(
      visits.map((one) => one[of]),
      0.5,
    )
  return {
    painted: middle('painted'),
    ready: middle('ready'),
    interactive: middle('interactive'),
    blocked: middle('blocked'),
    requests: middle('requests'),
  }
}

async function visitInTurns(
  browser: Browser,
  programs: Programs,
  { pages, visits }: FirstLoadOptions,
): Promise<FirstLoad[]> {
  const found = new Map<string, { program: string; page: string; all: Visit[] }>()
  for (let turn = 0; turn < visits; turn++)
    for (const [program, places] of programs)
      for (const [page, place] of places) {
        if (pages && !pages.includes(page)) continue
        const key = `${program} ${page}`
        const one = found.get(key) ?? { program, page, all: [] }
        one.all.push(await visit(browser, place))
        found.set(key, one)
      }
  return [...found.values()].map(({ program, page, all }) => ({
    program,
    page,
    visits: all.length,
    middle: middleOf(all),
  }))
}

/**
 * Times first visits to the screens of the walk, with an empty cache, on a slow link and a slowed processor; in turns
 * with those of another build and of the peers, as the options say. Returns the middle of the visits.
 */
export async function timeFirstLoad(options: FirstLoadOptions): Promise<FirstLoad[]> {
  const isWanted = (program: string) => options.programs?.includes(program) ?? true
  const { executablePath, env, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, env, args })
  const stops: (() => void)[] = []
  const serve = async (portal?: string) => {
    const server = await serveSample(portal)
    stops.push(server.stop)
    return ourPlaces(browser, server)
  }
  try {
    const programs: Programs = new Map()
    if (isWanted('ours')) programs.set('ours', await serve())
    if (options.against) programs.set('before', await serve(resolve(options.against)))
    if (options.peers) {
      const peers = await peersOf(options.peers, isWanted)
      stops.push(peers.close)
      for (const [name, places] of peers.programs) programs.set(name, places)
    }
    return await visitInTurns(browser, programs, options)
  } finally {
    for (const stop of stops) stop()
    await browser.close()
  }
}
