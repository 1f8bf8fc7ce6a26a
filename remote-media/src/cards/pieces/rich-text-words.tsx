import { RichText } from '@plaza/shared/ui'
import classes from './rich-text-words.module.css'

/** The words of a text card. Brings the sanitiser, so that it is fetched with the first such card. */
export default function RichTextWords({ html }: { html: string }) {
  return (
    <div className={classes.words}>
      <RichText html={html} by="editor" />
    </div>
  )
}
