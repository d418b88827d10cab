/** A page that looks like a document: who issued it, what it is, its particulars, and who signs. */
export interface SamplePage {
  issuer: string
  title: string
  /** paragraphs under the title */
  body?: readonly string[]
  /** particulars, each with a ruled line for its value */
  fields?: readonly string[]
  /** what is typed on the lines, by the particular */
  values?: Readonly<Record<string, string>> | undefined
  /** heads and rows of a table */
  table?: { heads: readonly string[]; rows: readonly (readonly string[])[] }
  signed?: string
  /** a card in place of a sheet */
  card?: boolean
}

const sheet = { width: 595, height: 842, margin: 60 }
const card = { width: 324, height: 204, margin: 18 }

const escaped = (text: string) => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`)

const textAt = (font: 'F1' | 'F2', size: number, x: number, y: number, text: string) =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`
const lineAt = (x: number, y: number, to: number) => `${x} ${y} m ${to} ${y} l S`
const boxAt = (x: number, y: number, width: number, height: number) => `${x} ${y} ${width} ${height} re S`

/** Width of a text in the heavy face, near enough to place it in the middle. */
const widthOf = (text: string, size: number) => text.length * size * 0.56

function tableOf(
  { heads, rows }: NonNullable<SamplePage['table']>,
  top: number,
  left: number,
  right: number,
) {
  const each = (right - left) / heads.length
  const rowsAt = [heads, ...rows].flatMap((cells, at) => {
    const y = top - at * 22
    const font = at === 0 ? ('F2' as const) : ('F1' as const)
    return [
      ...cells.map((cell, column) => textAt(font, 10, left + 6 + column * each, y, cell)),
      lineAt(left, y - 7, right),
    ]
  })
  return { drawn: [lineAt(left, top + 15, right), ...rowsAt], bottom: top - rows.length * 22 - 30 }
}

function drawingOf(page: SamplePage): string {
  const { width, height, margin } = page.card ? card : sheet
  const right = width - margin
  const small = page.card === true
  const titleSize = small ? 12 : 20
  const centred = (font: 'F1' | 'F2', size: number, y: number, text: string) =>
    textAt(font, size, Math.max(margin, (width - widthOf(text, size)) / 2), y, text)
  const drawn = ['0.35 0.35 0.35 RG 0.12 0.12 0.12 rg 1 w', boxAt(10, 10, width - 20, height - 20)]
  if (!small) drawn.push('0.5 w', boxAt(16, 16, width - 32, height - 32))
  let y = height - margin - (small ? 6 : 16)
  drawn.push(centred('F1', small ? 8 : 11, y, page.issuer))
  y -= small ? 18 : 44
  drawn.push(centred('F2', titleSize, y, page.title))
  y -= small ? 24 : 46
  for (const text of page.body ?? []) {
    drawn.push(textAt('F1', small ? 8 : 11, margin, y, text))
    y -= small ? 12 : 18
  }
  y -= small ? 0 : 12
  for (const label of page.fields ?? []) {
    drawn.push(
      textAt('F1', small ? 7 : 10, margin, y, label),
      lineAt(margin + (small ? 84 : 160), y - 2, small ? right - 72 : right),
    )
    const value = page.values?.[label]
    if (value !== undefined) drawn.push(textAt('F2', small ? 7 : 10, margin + (small ? 87 : 165), y, value))
    y -= small ? 16 : 28
  }
  if (page.table) {
    const { drawn: table, bottom } = tableOf(page.table, y - 8, margin, right)
    drawn.push(...table)
    y = bottom
  }
  if (page.signed) {
    const at = small ? 40 : Math.min(y - 40, 190)
    const from = right - (small ? 120 : 200)
    drawn.push(lineAt(from, at, right), textAt('F1', small ? 7 : 10, from, at - 12, page.signed))
  }
  if (small) drawn.push(boxAt(right - 62, 62, 62, 76))
  else drawn.push('0.75 0.75 0.75 RG 2 w', boxAt(margin, 110, 84, 84), boxAt(margin + 8, 118, 68, 68))
  drawn.push(
    '0.45 0.45 0.45 rg',
    textAt('F1', small ? 6 : 8, margin, small ? 18 : 32, 'SAMPLE - certifies nothing'),
  )
  return drawn.join('\n')
}

/** The bytes of a page as a PDF file. */
export function pdfOf(page: SamplePage): Buffer {
  const { width, height } = page.card ? card : sheet
  const text = drawingOf(page)
  // names are written with ñ, which the plain encoding of the typefaces lacks
  const encoding = page.values === undefined ? '' : ' /Encoding /WinAnsiEncoding'
  const fonts = '<< /Font << /F1 5 0 R /F2 6 0 R >> >>'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources ${fonts} >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica${encoding} >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold${encoding} >>`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
