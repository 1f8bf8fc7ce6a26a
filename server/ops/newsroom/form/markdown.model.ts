const PICTURE = /\]\(picture:([a-z0-9-]+)\)/g
/** Markdown closes no emphasis between a full stop and a letter, which Chinese does not separate by a space. */
const BOLD = /\*\*([^*\n]+)\*\*/g

/** Pictures of the demo by their addresses, so that the editor shows them. */
export const toEditor = (markdown: string): string => markdown.replace(PICTURE, '](/media/pictures/$1.webp)')

/** Bold words as HTML, which is bold wherever it stands. */
export const fromEditor = (markdown: string): string => markdown.replace(BOLD, '<strong>$1</strong>').trim()
