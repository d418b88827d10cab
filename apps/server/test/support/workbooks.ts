import { strToU8, zipSync } from 'fflate'

/** Values of the cells of a sheet, row by row; a text beginning with = becomes a formula. */
export type Rows = readonly (readonly (string | number | boolean | null)[])[]

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function letters(at: number): string {
  return (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))
}

function cellXml(value: string | number | boolean | null, reference: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`
  if (typeof value === 'boolean') return `<c r="${reference}" t="b"><v>${value ? 1 : 0}</v></c>`
  if (value.startsWith('=')) return `<c r="${reference}"><f>${escaped(value.slice(1))}</f><v>42</v></c>`
  return `<c r="${reference}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
}

/** The rows of a sheet as its XML. */
export function rowsXml(rows: Rows): string {
  return rows
    .map(
      (row, at) =>
        `<row r="${at + 1}">${row.map((value, column) => cellXml(value, `${letters(column)}${at + 1}`)).join('')}</row>`,
    )
    .join('')
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook by hand, so that a test can hold what no proper program writes. */
export function workbook(
  sheetData: string,
  more: { parts?: Record<string, Uint8Array>; date1904?: boolean; styles?: string } = {},
) {
  const styles = more.styles ? `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/>` : ''
  const parts: Record<string, string> = {
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${more.date1904 ? ' date1904="1"' : ''}/><sheets><sheet name="Rates" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>${styles}</Relationships>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`,
    ...(more.styles ? { 'xl/styles.xml': more.styles } : {}),
  }
  const bytes = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))
  return zipSync({ ...bytes, ...more.parts })
}

/** A workbook with one sheet of plain cells. */
export const sheetFile = (rows: Rows) => workbook(rowsXml(rows))

/** Styles whose second format is a date. */
export const dateStyles = `<?xml version="1.0"?><styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`
