const BLOCK_END = /<\/(p|li|h[1-6]|blockquote|tr|table|figure)>|<br\s*\/?>/g
/** Not read aloud. Removed with its content. */
const UNSPOKEN = /<(figure|video|audio|script|style|iframe)\b.*?<\/\1>/gs
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** What a voice reads of an article's HTML: a block or a row of a table per line, without pictures. */
export function spokenText(html: string): string {
  const lines = html
    .replace(UNSPOKEN, '')
    .replace(/<\/t[hd]>\s*(?=<t[hd])/g, '，')
    .replace(BLOCK_END, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|[a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

const SENTENCE = /.*?(?:[。！？]+[”’」』）]*|[.!?]+[”’"')]*(?=\s|$)|$)/g
const isSpoken = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** The sentences of a text, by paragraph: what a voice reads at a time, and what a transcript marks. */
export const sentencesOf = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => [...line.matchAll(SENTENCE)].map(([sentence]) => sentence.trim()).filter(isSpoken))
    .filter((sentences) => sentences.length > 0)
