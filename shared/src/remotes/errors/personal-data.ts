const rules: readonly [RegExp, string][] = [
  // Only its path remains of an address.
  [/(https?:\/\/[^\s?#'"<>]*|\/[\w./-]+)[?#][^\s'"<>)]*/g, '$1?…'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '…'],
  [/\b(bearer|basic)\s+[^\s'",]+/gi, '$1 …'],
  [/\b(token|authorization|password|secret|captcha|phone|mobile|cookie)(["']?\s*[=:]\s*)["']?[^\s'",;]+/gi, '$1$2…'],
  // Browsers quote the text that they could not parse.
  [/"[^"]*\s[^"]*"|"[^"]{40,}"/g, '"…"'],
  // Long identifiers with digits: tokens, hashes, devices.
  [/\b(?=[\w-]*\d)[\w-]{20,}(\.[\w-]+)*\b/g, '…'],
  // Phones, identity cards, ids of people.
  [/\+?\d(?:[ -]?\d){5,}[xX]?/g, '…'],
  // Our own messages are English: what is not ASCII is somebody's text.
  [/[^\x20-\x7e…]+/g, '…'],
]

/** An error's message without tokens, queries, phones, mail addresses and texts of people. */
export const withoutPersonalData = (message: string): string =>
  rules.reduce((text, [found, instead]) => text.replace(found, instead), message.slice(0, 2_000)).slice(0, 300)
