const BLOCKS = 'h2, h3, h4, p, li, blockquote, figcaption, td, th'
const LONGEST = 160
/** A sentence with its closing punctuation, half-width or full-width. */
const SENTENCE = /[^.!?;\u3002\uff01\uff1f\uff1b]+[.!?;\u3002\uff01\uff1f\uff1b]*/g

/** What is read aloud: the title, then the text block by block, split at sentence ends. */
export function spokenParts(title: string, html: string): string[] {
  const body = new DOMParser().parseFromString(html, 'text/html').body
  const blocks = [...body.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS))
  const texts = blocks.length > 0 ? blocks.map((block) => block.textContent ?? '') : [body.textContent ?? '']
  return [title, ...texts].flatMap(sentences)
}

/** Engines fall silent in long utterances, so each part is a few sentences. */
function sentences(text: string): string[] {
  const parts: string[] = []
  for (const sentence of text.replace(/\s+/g, ' ').match(SENTENCE) ?? []) {
    const last = parts[parts.length - 1]
    if (last !== undefined && last.length + sentence.length <= LONGEST) parts[parts.length - 1] = last + sentence
    else parts.push(sentence)
  }
  return parts.map((part) => part.trim()).filter((part) => part.length > 0)
}

/** BCP 47 tag of the voice for a text. */
export const spokenLanguage = (text: string): 'zh-CN' | 'en-GB' => (/[㐀-鿿]/.test(text) ? 'zh-CN' : 'en-GB')
