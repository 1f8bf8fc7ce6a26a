import { useHost } from '@plaza/shared/host'
import { IconButton, SectionTitle, Trash2 } from '@plaza/shared/ui'
import classes from './circle-results.module.css'
import { t } from './circle-search.text'

interface RecentSearchesProps {
  asked: readonly string[]
  onAsk: (q: string) => void
  onForget: () => void
}

export function RecentSearches({ asked, onAsk, onForget }: RecentSearchesProps) {
  const { ui } = useHost()
  if (asked.length === 0) return <p className={classes.hint}>{t.hint()}</p>
  const forget = async () => {
    if (await ui.confirm({ title: t.sure(), confirmText: t.yes(), danger: true })) onForget()
  }
  return (
    <section className={classes.part} aria-label={t.recent()}>
      <SectionTitle
        title={t.recent()}
        more={<IconButton label={t.forget()} icon={<Trash2 size={18} />} onClick={() => void forget()} />}
      />
      <ul className={classes.asked}>
        {asked.map((q) => (
          <li key={q}>
            <button type="button" className={classes.again} onClick={() => onAsk(q)}>
              {q}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
