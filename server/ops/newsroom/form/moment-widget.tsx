import { momentOf, siteMinute } from '@plaza/shared/format'
import { defineTexts } from '@plaza/shared/text'
import type { WidgetProps } from '@rjsf/utils'
import { inputClass } from '../../parts/field'
import classes from './form.module.css'

const t = defineTexts({
  words: {
    en: (words: string) => `Now “${words}”, as in a file`,
    zh: (words: string) => `当前为文件中的写法“${words}”`,
  },
})

/** Browsers make a date of words, too: of `edition-91 11:00` the year 1991. */
const DATE = /^\d{4}-\d\d-\d\d/

/** A time as the browser's field has it, on the site's clock; empty for the words of the demo. */
export function toField(value: string | undefined): string {
  const at = DATE.test(value ?? '') ? Date.parse(value ?? '') : Number.NaN
  return Number.isNaN(at) ? '' : siteMinute(at)
}

/** A time with its zone; undefined if none was chosen. */
export function fromField(text: string): string | undefined {
  const at = momentOf(text)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}

/** A day and time. A document of the demo has words instead, which stay until a time is chosen. */
export function MomentWidget({ id, value, onChange }: WidgetProps) {
  const time = toField(value)
  const words = time === '' && value ? `${id}-words` : undefined
  return (
    <>
      <input
        id={id}
        className={inputClass}
        type="datetime-local"
        aria-describedby={words}
        value={time}
        onChange={({ target }) => onChange(fromField(target.value))}
      />
      {words && (
        <p id={words} className={classes.note}>
          {t.words(value)}
        </p>
      )}
    </>
  )
}
