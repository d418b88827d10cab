/** Text as it may stand in HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replaceAll(/[&<>"']/g, (c) => names[c] ?? c)
}

/** A plain page of the operator's kind; it needs no script and carries only the style of `/docs/style.css`. */
export function plainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-PH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>`
}

/** Style of the operator's pages, for light and dark screens and for print. */
export const plainStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
main{max-width:72rem;margin:0 auto;padding:1.5rem}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem;border-bottom:1px solid}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.3rem .75rem .3rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
nav ul{columns:14rem;padding-left:1.2rem}
td code{overflow-wrap:anywhere}
@media print{nav{display:none}}`
