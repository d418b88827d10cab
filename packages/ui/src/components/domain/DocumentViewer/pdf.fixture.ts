/** Lines of one page: text with its place in points from the lower left corner. */
type Line = readonly [x: number, y: number, size: number, text: string]

const content = (lines: readonly Line[]): string =>
  lines.map(([x, y, size, text]) => `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`).join('\n')

/** A small PDF with pages of text, as an address a viewer can open. */
function pdfOf(pages: readonly (readonly Line[])[]): string {
  const kids = pages.map((_page, at) => `${4 + 2 * at} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, at) => {
      const stream = content(lines)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 594] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * at} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const start = text.length
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`
  return `data:application/pdf;base64,${btoa(text)}`
}

/** An invented licence to operate of two pages. */
export const licence = pdfOf([
  [
    [120, 540, 10, 'Department of Health'],
    [90, 500, 20, 'LICENCE TO OPERATE'],
    [150, 470, 11, 'No. LTO-99-000010'],
    [60, 420, 14, 'PERLAS-UHAY SURGICAL CENTER'],
    [60, 390, 10, '14 Sumulong Highway, Antipolo, Rizal'],
    [60, 340, 10, 'Valid from 06 August 2026'],
    [60, 322, 10, 'Valid until 05 August 2027'],
  ],
  [[60, 540, 12, 'Services: three operating rooms']],
])
