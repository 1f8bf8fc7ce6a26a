import { searches } from '@plaza/shared/api'
import { useHost, useResource } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { FailurePanel, IconButton, SectionTitle, Tag, Trash2 } from '@plaza/shared/ui'
import classes from './beginnings.module.css'
import { t } from './search.text'

interface HotWordsProps {
  onAsk: (q: string) => void
}

export function HotWords({ onAsk }: HotWordsProps) {
  const hot = useResource(searches.hot, {})
  if (hot.failed && !hot.data) {
    return <FailurePanel failure={hot.failed} onRetry={() => void hot.refresh()} noBack />
  }
  if (!hot.data || hot.data.list.length === 0) return null
  const words = hot.data.list.map(({ word, word_en, hot: rising }) => ({
    word: nameOf({ name: word, name_en: word_en }),
    rising,
  }))
  return (
    <section className={classes.part} aria-label={t.hot()}>
      <SectionTitle title={t.hot()} />
      <ol className={classes.hot}>
        {words.map(({ word, rising }, index) => (
          <li key={word}>
            <button type="button" className={classes.word} onClick={() => onAsk(word)}>
              <span className={classes.place} data-first={index < 3 || undefined} aria-hidden="true">
                {index + 1}
              </span>
              <span className={classes.text}>{word}</span>
              {rising && <Tag tone="red">{t.rising()}</Tag>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface HistoryProps extends HotWordsProps {
  asked: readonly string[]
  onForget: () => void
}

/** Stored on this device. */
export function History({ asked, onAsk, onForget }: HistoryProps) {
  const { ui } = useHost()
  if (asked.length === 0) return null
  const forget = async () => {
    if (await ui.confirm({ title: t.sure(), confirmText: t.yes(), danger: true })) onForget()
  }
  return (
    <section className={classes.part} aria-label={t.history()}>
      <SectionTitle
        title={t.history()}
        more={<IconButton label={t.forget()} icon={<Trash2 size={18} />} onClick={() => void forget()} />}
      />
      <ul className={classes.asked}>
        {asked.map((q) => (
          <li key={q}>
            <button type="button" className={classes.again} onClick={() => onAsk(q)}>
              <span>{q}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
