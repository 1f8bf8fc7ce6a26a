import { type Advice, advices } from '@plaza/shared/api'
import { useAction, useCached, useHost } from '@plaza/shared/host'
import { Button, Rating, Sheet, TextArea } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from './advice-view.module.css'
import { t } from './detail.text'

const REPLY_MAX = 500
const RATING_MAX = 200

/** Shows the answer of a call in the page, and fetches the lists again. */
function useChanged(id: string) {
  const change = useCached(advices.detail)
  return {
    refreshes: [advices.mine, advices.list],
    onDone: (advice: Advice) => change({ params: { id } }, () => advice),
  }
}

/** What the writer may do now: nothing for everybody else. */
export function WriterForms({ advice }: { advice: Advice }) {
  const may = (action: Advice['actions'][number]) => advice.actions.includes(action)
  if (advice.actions.length === 0) return null
  return (
    <section className={classes.part}>
      {may('supply') && <SupplyForm advice={advice} />}
      {may('rate') && <RatingForm id={advice.id} />}
      {may('reopen') && <ReopenForm id={advice.id} />}
    </section>
  )
}

function SupplyForm({ advice: { id, question } }: { advice: Advice }) {
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const supply = useAction(advices.supply, { ...useChanged(id), successMessage: t.supplied })
  const send = () => {
    setMissing(text.trim() === '')
    if (text.trim()) void supply.run({ params: { id }, body: { text: text.trim() } })
  }
  return (
    <div className={classes.form}>
      <h2 className={classes.heading}>{t.asks()}</h2>
      <p className={classes.text}>{question}</p>
      <TextArea
        label={t.supplyLabel()}
        value={text}
        max={REPLY_MAX}
        error={isMissing && text.trim() === '' && t.writeFirst()}
        onChange={setText}
      />
      <Button block loading={supply.busy} onClick={send}>
        {t.supply()}
      </Button>
    </div>
  )
}

const SCORES = [1, 2, 3, 4, 5] as const

function RatingForm({ id }: { id: string }) {
  const host = useHost()
  const [stars, setStars] = useState(0)
  const [text, setText] = useState('')
  const rate = useAction(advices.rate, { ...useChanged(id), successMessage: t.rated })
  const send = () => {
    const score = SCORES.find((one) => one === stars)
    if (!score) return host.ui.toast(t.starsFirst())
    void rate.run({ params: { id }, body: { score, ...(text.trim() && { text: text.trim() }) } })
  }
  return (
    <div className={classes.form}>
      <h2 className={classes.heading}>{t.rateTitle()}</h2>
      <Rating label={t.rateTitle()} value={stars} onChange={setStars} />
      <TextArea label={t.rateWords()} help={t.rateOnce()} rows={2} value={text} max={RATING_MAX} onChange={setText} />
      <Button block loading={rate.busy} onClick={send}>
        {t.rate()}
      </Button>
    </div>
  )
}

function ReopenForm({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const reopen = useAction(advices.reopen, { ...useChanged(id), successMessage: t.reopened })
  const send = () => {
    setMissing(text.trim() === '')
    if (text.trim()) void reopen.run({ params: { id }, body: { text: text.trim() } })
  }
  return (
    <>
      <Button kind="secondary" block onClick={() => setOpen(true)}>
        {t.reopen()}
      </Button>
      <Sheet open={isOpen} title={t.reopenTitle()} onClose={() => setOpen(false)}>
        <div className={classes.part}>
          <TextArea
            label={t.reopenTitle()}
            quietLabel
            help={t.reopenNote()}
            value={text}
            max={REPLY_MAX}
            error={isMissing && text.trim() === '' && t.writeFirst()}
            onChange={setText}
          />
          <Button block loading={reopen.busy} onClick={send}>
            {t.reopenSend()}
          </Button>
        </div>
      </Sheet>
    </>
  )
}
