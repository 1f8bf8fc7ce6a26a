const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const signs = Object.fromEntries(Object.entries(entities).map(([sign, entity]) => [entity, sign]))

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** A user's text as HTML: each line is a paragraph. */
export const htmlOfText = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('\n')

/** The text of HTML, a line for each paragraph, to be edited. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<\/(p|li|h\d|blockquote)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (entity) => signs[entity] ?? entity)
    .replace(/[ \t]*\n[\s]*/g, '\n')
    .trim()
