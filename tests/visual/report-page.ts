import type { OutlineLine } from './outline.ts'
import type { Verdict } from './verdicts.ts'

/** One failure on the page, with the files of its pictures. */
export interface Shown {
  name: string
  reason: string
  /** What likely changed: a colour, a size, a component. */
  cause: string
  pictures: { before?: string; after?: string; difference?: string; zoomBefore?: string; zoomAfter?: string }
  /** The lines of two outlines, for an outline. */
  lines?: readonly OutlineLine[]
}

const STYLE = `
  :root { color-scheme: light; --ink: #18252c; --line: #cbc9c2 }
  body { margin: 0 0 4rem; font: 14px/20px system-ui, sans-serif; color: var(--ink); background: #f7f6f1 }
  header { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center;
    padding: 12px 24px; background: #fdfdfc; border-bottom: 1px solid var(--line) }
  h1 { margin: 0; font-size: 18px } h2 { margin: 0; font-size: 15px }
  main { padding: 0 24px }
  details { margin-block: 24px } summary { font-size: 17px; font-weight: 600; cursor: pointer }
  section { margin-block: 24px; scroll-margin-top: 72px } section[data-verdict=accept] h2 { color: #15603b }
  section[data-verdict=reject] h2 { color: #a32321 } fieldset { display: flex; gap: 16px; border: 0; margin: 0; padding: 4px 0 8px }
  .zoom img { image-rendering: pixelated; width: auto; max-height: 480px; min-width: min(100%, 240px) }
  textarea { font: 13px ui-monospace, monospace; width: 100%; box-sizing: border-box; resize: vertical }
  section > p { margin: 2px 0 8px } code { font: 13px ui-monospace, monospace; user-select: all }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px }
  .outline { max-height: 480px; overflow: auto; margin: 0; padding: 8px; font: 13px/18px ui-monospace, monospace; background: #fff; border: 1px solid var(--line) }
  .outline del, .outline ins { display: block; text-decoration: none } .outline del { background: #fbe4e3 } .outline ins { background: #dff1e6 }
  .row.one { grid-template-columns: minmax(0, 1fr) }
  figure { margin: 0 } figcaption { color: #4a565e }
  img { display: block; max-width: 100%; border: 1px solid var(--line); background: #fff }
  .over { position: relative; width: fit-content } .over img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at, 50%)) }
  input[type=search], select { font: inherit; padding: 4px 8px } input[type=range] { width: min(100%, 480px) }
  :focus-visible { outline: 2px solid #4d53d9; outline-offset: 2px } [hidden] { display: none }
`

/** Search, filters, views, and a verdict on each picture, kept in the browser until the run writes another report. */
const SCRIPT = `
  const search = document.querySelector('#search'), look = document.querySelector('#look'), width = document.querySelector('#width'), mode = document.querySelector('#mode')
  const count = document.querySelector('#count'), sections = [...document.querySelectorAll('section')]
  const filter = () => {
    for (const section of sections) {
      const { name } = section.dataset
      section.hidden = !name.includes(search.value.trim()) || (look.value !== '' && !name.includes('.' + look.value)) || (width.value !== '' && !name.includes('.' + width.value + '.'))
    }
    for (const group of document.querySelectorAll('details')) group.hidden = !group.querySelector('section:not([hidden])')
    count.textContent = sections.filter((section) => !section.hidden).length + ' shown'
  }
  const show = () => {
    for (const element of document.querySelectorAll('[data-mode]')) element.hidden = element.dataset.mode !== mode.value
  }
  const key = 'verdicts ' + document.body.dataset.run, verdicts = JSON.parse(localStorage.getItem(key) ?? '{}')
  const judge = () => {
    for (const section of sections) {
      const verdict = verdicts[section.dataset.name] ?? ''
      section.dataset.verdict = verdict
      for (const input of section.querySelectorAll('input[type=radio]')) input.checked = input.value === verdict
    }
    const names = Object.keys(verdicts).filter((name) => verdicts[name] === 'accept')
    const refused = Object.keys(verdicts).filter((name) => verdicts[name] === 'reject'), rejected = refused.length
    const { command } = document.body.dataset, line = (option, names) => names.map((name) => ' --' + option + ' ' + name).join('')
    document.querySelector('#verdicts').textContent = names.length + ' accepted, ' + rejected + ' rejected, ' + (sections.length - names.length - rejected) + ' open'
    document.querySelector('#command').value = [
      names.length === 0 ? '' : 'npm run ' + command + ' -- --accept' + line('picture', names),
      rejected === 0 ? '' : 'npm run ' + command + ' --' + line('reject', refused),
    ].filter(Boolean).join('\\n')
  }
  const decide = (parts, verdict) => {
    for (const section of parts) verdicts[section.dataset.name] = verdict
    localStorage.setItem(key, JSON.stringify(verdicts))
    judge()
  }
  document.addEventListener('change', ({ target }) => {
    if (target.type === 'radio') decide([target.closest('section')], target.value)
  })
  document.addEventListener('click', ({ target }) => {
    const { all } = target.dataset
    if (all) decide([...target.closest('details').querySelectorAll('section:not([hidden])')], all)
  })
  search.addEventListener('input', filter)
  look.addEventListener('change', filter)
  width.addEventListener('change', filter)
  mode.addEventListener('change', show)
  document.addEventListener('input', ({ target }) => {
    if (target.type === 'range') target.previousElementSibling.style.setProperty('--at', target.value + '%')
  })
  filter()
  show()
  judge()
`

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Returns the id of the story of `component/story.look.width.png`. */
function storyOf(name: string): string {
  const [component = '', file = ''] = name.split('/')
  return `${component}--${file.split('.')[0] ?? ''}`
}

function figure(part: string, file: string | undefined): string {
  if (file === undefined) return ''
  const src = escape(file)
  return `<figure><figcaption>${part}</figcaption><a href="${src}"><img loading="lazy" src="${src}" alt="${part}"></a></figure>`
}

/** Shows the lines of two outlines; of lines in both, those near a change. */
function outline(lines: readonly OutlineLine[] | undefined): string {
  if (lines === undefined) return ''
  const tags = { same: 'span', removed: 'del', added: 'ins' } as const
  const signs = { same: ' ', removed: '-', added: '+' } as const
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - 4), at + 5).some(({ change }) => change !== 'same')
  const shown = lines.flatMap(({ change, text }, at) => {
    if (!isNear(at)) return isNear(at - 1) ? ['<span>…\n</span>'] : []
    const end = change === 'same' ? '\n' : ''
    return [`<${tags[change]}>${signs[change]} ${escape(text)}${end}</${tags[change]}>`]
  })
  return `<pre class="outline">${shown.join('')}</pre>`
}

/** Returns a sentence on the last decision on a picture. */
function decided(name: string, verdicts: readonly Verdict[]): string {
  const last = verdicts.findLast((one) => one.name === name)
  if (last === undefined) return ''
  return `<p>Last decision: ${last.verdict} by ${escape(last.by)}, <time>${escape(last.at)}</time></p>`
}

function section({ name, reason, pictures, lines }: Shown, verdicts: readonly Verdict[]): string {
  const { before, after, difference, zoomBefore, zoomAfter } = pictures
  const hasBoth = before !== undefined && after !== undefined
  const over = hasBoth
    ? `<div data-mode="over" hidden><div class="over"><img loading="lazy" src="${escape(before)}" alt="before"><img loading="lazy" src="${escape(after)}" alt="after"></div>
<input type="range" min="0" max="100" value="50" aria-label="Before left, after right, of ${escape(name)}"></div>`
    : ''
  const zoom =
    zoomBefore === undefined
      ? ''
      : `<div class="row zoom" data-mode="zoom">${figure('before, the change', zoomBefore)}${figure('after, the change', zoomAfter)}</div>`
  const hasZoom = zoom !== ''
  const row = `<div class="row"${hasBoth ? ` data-mode="side"${hasZoom ? ' hidden' : ''}` : ''}>${figure('before', before)}${figure('after', after)}${figure('difference', difference)}</div>`
  const radio = (value: string, label: string) =>
    `<label><input type="radio" name="${escape(name)}" value="${value}"> ${label}</label>`
  const verdict = `<fieldset aria-label="Verdict on ${escape(name)}">${radio('accept', 'Accept')}${radio('reject', 'Reject')}</fieldset>`
  return `<section data-name="${escape(name)}"><h2>${escape(name)}</h2><p>${escape(reason)}. Story <code>${escape(storyOf(name))}</code></p>${decided(name, verdicts)}${verdict}${outline(lines)}${zoom}${row}${over}</section>`
}

function group([cause, failures]: [string, readonly Shown[]], verdicts: readonly Verdict[]): string {
  return `<details open><summary>${escape(cause)} (${failures.length})</summary>
<button data-all="accept">Accept these</button> <button data-all="reject">Reject these</button>
${failures.map((failure) => section(failure, verdicts)).join('\n')}</details>`
}

/** Groups failures by cause, the largest group first. */
export function groupByCause(failures: readonly Shown[]): [string, readonly Shown[]][] {
  return [...Map.groupBy(failures, ({ cause }) => cause)].toSorted(([, a], [, b]) => b.length - a.length)
}

/** Facts of the run a report is of. */
interface Run {
  /** Time of the run; verdicts in the browser belong to it. */
  run: string
  /** Script of package.json that accepts. */
  command: string
  verdicts: readonly Verdict[]
}

const options = (values: ReadonlySet<string>) =>
  [...values]
    .toSorted()
    .map((value) => `<option${value === 'yml' ? ' value="yml">outline' : `>${value}`}</option>`)

/** Returns the HTML of the report: failures by cause, each before, after, with its difference and its changed part larger. */
export function page(failures: readonly Shown[], { run, command, verdicts }: Run): string {
  const title = failures.length === 1 ? '1 changed picture' : `${failures.length} changed pictures`
  // `component/story.look.width.png`, or `component/story.yml`
  const parts = failures.map(({ name }) => name.split('.').slice(1))
  const looks = new Set(parts.flatMap(([look = '']) => look))
  const widths = new Set(parts.flatMap(([, width = '']) => (width === '' ? [] : [width])))
  return `<!doctype html><html lang="en-PH"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${STYLE}</style><body data-run="${escape(run)}" data-command="${escape(command)}"><header><h1>${title}</h1>
<label>Search <input id="search" type="search"></label>
<label>Look <select id="look"><option value="">all</option>${options(looks).join('')}</select></label>
<label>Width <select id="width"><option value="">all</option>${options(widths).join('')}</select></label>
<label>View <select id="mode"><option value="zoom">the change</option><option value="side">side by side</option><option value="over">one over the other</option></select></label>
<output id="count"></output><output id="verdicts"></output><label style="flex-basis:100%">To keep these verdicts, run <textarea id="command" rows="2" readonly placeholder="Accept or reject a picture, or all of a cause, and copy the commands from here."></textarea></label></header>
<main>${groupByCause(failures)
    .map((one) => group(one, verdicts))
    .join('\n')}</main><script>${SCRIPT}</script></html>\n`
}
