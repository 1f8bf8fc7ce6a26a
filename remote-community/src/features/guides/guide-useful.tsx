import { type Guide, guides } from '@plaza/shared/api'
import { useAction, useHost, useKept } from '@plaza/shared/host'
import { useState } from 'react'
import classes from './guide.module.css'
import { t } from './guide.text'

/** The answer is counted once and may be changed; this device remembers it. */
export function GuideUseful({ guide }: { guide: Pick<Guide, 'id' | 'useful'> }) {
  const { drafts } = useHost()
  const name = `guide-useful-${guide.id}`
  const kept = useKept<boolean>(name)
  const [rated, setRated] = useState<{ useful: boolean; yes: number } | null>(null)
  const rate = useAction(guides.rate, {
    successMessage: () => t.thanks(),
    onDone: (data) => {
      setRated(data)
      drafts.keep(name, data.useful)
    },
  })
  const useful = rated?.useful ?? kept
  const choice = (value: boolean, label: string) => (
    <button
      type="button"
      className={classes.option}
      aria-pressed={useful === value}
      disabled={rate.busy}
      onClick={() => void rate.run({ params: { id: guide.id }, body: { useful: value } })}
    >
      {label}
    </button>
  )
  return (
    <section className={classes.part} data-unprinted="">
      <h2 className={classes.heading}>{t.useful()}</h2>
      <div className={classes.choices}>
        {choice(true, t.yes())}
        {choice(false, t.no())}
      </div>
      <p className={classes.detail}>{t.counts(rated?.yes ?? guide.useful.yes)}</p>
    </section>
  )
}
