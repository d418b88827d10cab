import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** One picture that does not agree with the committed one. */
export interface Failure {
  /** Name of the picture below the folder of pictures. */
  name: string
  /** What is wrong, in words. */
  reason: string
  before?: Buffer | undefined
  after?: Buffer | undefined
  difference?: Buffer | undefined
}

const STYLE = `
  body { margin: 2rem; font: 14px/20px system-ui, sans-serif; color: #18252c; background: #f7f6f1 }
  section { margin-block: 2.5rem } h2 { font-size: 16px }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem }
  figure { margin: 0 } img { max-width: 100%; border: 1px solid #cbc9c2; background: #fff }
`

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Writes a page that shows each failure as it was, as it is and where it differs; an old report is removed. */
export async function writeReport(folder: string, failures: readonly Failure[]): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  if (failures.length === 0) return
  const sections: string[] = []
  for (const failure of failures) sections.push(await writeSection(folder, failure))
  const title = `${failures.length} changed pictures`
  const page = `<!doctype html><html lang="en-PH"><meta charset="utf-8"><title>${title}</title>
<style>${STYLE}</style><h1>${title}</h1>
<p>To take all of them over: <code>npm run visual:accept</code></p>${sections.join('')}</html>\n`
  await writeFile(join(folder, 'index.html'), page)
}

async function writeSection(folder: string, failure: Failure): Promise<string> {
  const figures: string[] = []
  for (const part of ['before', 'after', 'difference'] as const) {
    const picture = failure[part]
    if (picture === undefined) continue
    const file = `${part}/${failure.name}`
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), picture)
    figures.push(`<figure><figcaption>${part}</figcaption><img src="${escape(file)}" alt=""></figure>`)
  }
  // A failure may have no picture at all, so the folder is not there yet.
  await mkdir(folder, { recursive: true })
  const heading = `<h2>${escape(failure.name)}</h2><p>${escape(failure.reason)}</p>`
  return `<section>${heading}<div class="row">${figures.join('')}</div></section>`
}
