import classes from './prose.module.css'

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text in which the words that were searched for stand out. */
export function Highlight({ text, words }: { text: string; words: readonly string[] }) {
  const wanted = words.map((word) => word.trim()).filter(Boolean)
  if (wanted.length === 0) return text
  const parts = text.split(new RegExp(`(${wanted.map(escaped).join('|')})`, 'gi'))
  let at = 0
  return parts.map((part, index) => {
    const key = at
    at += part.length + 1
    return index % 2 === 1 ? (
      <mark key={key} className={classes.found}>
        {part}
      </mark>
    ) : (
      part
    )
  })
}
