/** One failure on the page, with the files of its pictures. */
export interface Shown {
  name: string
  reason: string
  /** What likely changed: a colour, a size, a component. */
  cause: string
  pictures: { before?: string; after?: string; difference?: string; zoomBefore?: string; zoomAfter?: string }
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
  .row.one { grid-template-columns: minmax(0, 1fr) }
  figure { margin: 0 } figcaption { color: #4a565e }
  img { display: block; max-width: 100%; border: 1px solid var(--line); background: #fff }
  .over { position: relative; width: fit-content } .over img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at, 50%)) }
  input[type=search], select { font: inherit; padding: 4px 8px } input[type=range] { width: min(100%, 480px) }
  :focus-visible { outline: 2px solid #4d53d9; outline-offset: 2px } [hidden] { display: none }
`

/** Search, filters, views, and a verdict on each picture, kept in the browser until the run writes another report. */
const SCRIPT = `
  const search = document.querySelector('#search'), look = document.querySelector('#look'), mode = document.querySelector('#mode')
  const count = document.querySelector('#count'), sections = [...document.querySelectorAll('section')]
  const filter = () => {
    for (const section of sections) {
      const { name } = section.dataset
      section.hidden = !name.includes(search.value.trim()) || (look.value !== '' && !name.includes('.' + look.value))
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
    const rejected = Object.values(verdicts).filter((verdict) => verdict === 'reject').length
    document.querySelector('#verdicts').textContent = names.length + ' accepted, ' + rejected + ' rejected, ' + (sections.length - names.length - rejected) + ' open'
    document.querySelector('#command').value = names.length === 0 ? '' : 'npm run visual:accept -- ' + names.map((name) => '--picture ' + name).join(' ')
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

function section({ name, reason, pictures }: Shown): string {
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
  return `<section data-name="${escape(name)}"><h2>${escape(name)}</h2><p>${escape(reason)}. Story <code>${escape(storyOf(name))}</code></p>${verdict}${zoom}${row}${over}</section>`
}

function group([cause, failures]: [string, readonly Shown[]]): string {
  return `<details open><summary>${escape(cause)} (${failures.length})</summary>
<button data-all="accept">Accept these</button> <button data-all="reject">Reject these</button>
${failures.map(section).join('\n')}</details>`
}

/** Groups failures by cause, the largest group first. */
export function groupByCause(failures: readonly Shown[]): [string, readonly Shown[]][] {
  return [...Map.groupBy(failures, ({ cause }) => cause)].toSorted(([, a], [, b]) => b.length - a.length)
}

/** Returns the HTML of the report: failures by cause, each before, after, with its difference and its changed part larger. */
export function page(failures: readonly Shown[], run: string): string {
  const title = failures.length === 1 ? '1 changed picture' : `${failures.length} changed pictures`
  return `<!doctype html><html lang="en-PH"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${STYLE}</style><body data-run="${escape(run)}"><header><h1>${title}</h1>
<label>Search <input id="search" type="search"></label>
<label>Look <select id="look"><option value="">all</option><option>light</option><option>dark</option><option>forced</option><option>spaced</option><option>print</option><option value="yml">outline</option></select></label>
<label>View <select id="mode"><option value="zoom">the change</option><option value="side">side by side</option><option value="over">one over the other</option></select></label>
<output id="count"></output><output id="verdicts"></output><label style="flex-basis:100%">To accept these, run <textarea id="command" rows="1" readonly placeholder="Accept a picture, or all of a cause, and copy the command from here."></textarea></label></header>
<main>${groupByCause(failures).map(group).join('\n')}</main><script>${SCRIPT}</script></html>\n`
}
