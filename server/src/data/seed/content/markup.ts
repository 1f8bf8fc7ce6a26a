const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const inline = (text: string) =>
  text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')

const row = (line: string, cell: 'th' | 'td') =>
  `<tr>${line
    .slice(1, -1)
    .split('|')
    .map((text) => `<${cell}>${inline(text.trim())}</${cell}>`)
    .join('')}</tr>`

const blocks: [mark: RegExp, html: (block: string) => string][] = [
  [/^## /, (block) => `<h2>${inline(block.slice(3))}</h2>`],
  [/^> /, (block) => `<blockquote><p>${inline(block.slice(2))}</p></blockquote>`],
  [
    /^- /,
    (block) =>
      `<ul>${block
        .split('\n')
        .map((line) => `<li>${inline(line.slice(2))}</li>`)
        .join('')}</ul>`,
  ],
  [
    /^!\[/,
    (block) => {
      const [, id = '', caption = ''] = /^!\[(.+?)\]\s*(.*)$/.exec(block) ?? []
      return `<figure><img data-picture="${id}" alt="${inline(caption)}"><figcaption>${inline(caption)}</figcaption></figure>`
    },
  ],
  [/^@video /, (block) => `<video data-video="${block.slice(7)}" controls></video>`],
  [
    /^\|/,
    (block) => {
      const [head = '', ...rest] = block.split('\n')
      return `<table><thead>${row(head, 'th')}</thead><tbody>${rest.map((line) => row(line, 'td')).join('')}</tbody></table>`
    },
  ],
]

/** Turns an editor's plain text into article HTML: blank lines part the blocks; a picture or a clip is named by its id. */
export function story([text = '']: TemplateStringsArray): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .map((block) => blocks.find(([mark]) => mark.test(block))?.[1](block) ?? `<p>${inline(block)}</p>`)
    .join('\n')
}
