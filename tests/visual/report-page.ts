/** One failure on the page, with the files of its pictures. */
export interface Shown {
  name: string
  reason: string
  pictures: { before?: string; after?: string; difference?: string }
}

const STYLE = `
  :root { color-scheme: light; --ink: #18252c; --line: #cbc9c2 }
  body { margin: 0 0 4rem; font: 14px/20px system-ui, sans-serif; color: var(--ink); background: #f7f6f1 }
  header { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center;
    padding: 12px 24px; background: #fdfdfc; border-bottom: 1px solid var(--line) }
  h1 { margin: 0; font-size: 18px } h2 { margin: 0; font-size: 15px }
  main { padding: 0 24px }
  section { margin-block: 32px; scroll-margin-top: 72px }
  section > p { margin: 2px 0 8px } code { font: 13px ui-monospace, monospace; user-select: all }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px }
  .row.one { grid-template-columns: minmax(0, 1fr) }
  figure { margin: 0 } figcaption { color: #4a565e }
  img { display: block; max-width: 100%; border: 1px solid var(--line); background: #fff }
  .over { position: relative; width: fit-content } .over img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at, 50%)) }
  input[type=search], select { font: inherit; padding: 4px 8px } input[type=range] { width: min(100%, 480px) }
  :focus-visible { outline: 2px solid #4d53d9; outline-offset: 2px } [hidden] { display: none }
`

/** Search, filter by look, and one picture laid over the other. */
const SCRIPT = `
  const search = document.querySelector('#search'), look = document.querySelector('#look'), mode = document.querySelector('#mode')
  const count = document.querySelector('#count'), sections = [...document.querySelectorAll('section')]
  const filter = () => {
    for (const section of sections) {
      const { name } = section.dataset
      section.hidden = !name.includes(search.value.trim()) || (look.value !== '' && !name.includes('.' + look.value + '.'))
    }
    count.textContent = sections.filter((section) => !section.hidden).length + ' shown'
  }
  const show = () => {
    const over = mode.value === 'over'
    for (const element of document.querySelectorAll('[data-mode]')) element.hidden = (element.dataset.mode === 'over') !== over
  }
  search.addEventListener('input', filter)
  look.addEventListener('change', filter)
  mode.addEventListener('change', show)
  document.addEventListener('input', ({ target }) => {
    if (target.type === 'range') target.previousElementSibling.style.setProperty('--at', target.value + '%')
  })
  filter()
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
  const { before, after, difference } = pictures
  const hasBoth = before !== undefined && after !== undefined
  const over = hasBoth
    ? `<div data-mode="over" hidden><div class="over"><img loading="lazy" src="${escape(before)}" alt="before"><img loading="lazy" src="${escape(after)}" alt="after"></div>
<input type="range" min="0" max="100" value="50" aria-label="Before left, after right, of ${escape(name)}"></div>`
    : ''
  const row = `<div class="row"${hasBoth ? ' data-mode="side"' : ''}>${figure('before', before)}${figure('after', after)}${figure('difference', difference)}</div>`
  return `<section data-name="${escape(name)}"><h2>${escape(name)}</h2><p>${escape(reason)}. To accept it: <code>npm run visual:accept -- --only ${escape(storyOf(name))}</code></p>${row}${over}</section>`
}

/** Returns the HTML of the report: each failure before, after and with its difference. */
export function page(failures: readonly Shown[]): string {
  const title = failures.length === 1 ? '1 changed picture' : `${failures.length} changed pictures`
  return `<!doctype html><html lang="en-PH"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${STYLE}</style><header><h1>${title}</h1>
<label>Search <input id="search" type="search"></label>
<label>Look <select id="look"><option value="">all</option><option>light</option><option>dark</option><option>forced</option><option>spaced</option></select></label>
<label>View <select id="mode"><option value="side">side by side</option><option value="over">one over the other</option></select></label>
<output id="count"></output><span>To accept all: <code>npm run visual:accept</code></span></header>
<main>${failures.map(section).join('\n')}</main><script>${SCRIPT}</script></html>\n`
}
