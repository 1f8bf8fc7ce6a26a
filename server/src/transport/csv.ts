export type CsvCell = string | number | null

/** Spreadsheets run what begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/

function written(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as a file (RFC 4180) that spreadsheets read as UTF-8 by its byte order mark. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`
