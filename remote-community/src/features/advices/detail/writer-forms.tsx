import { type Advice, advices } from '@plaza/shared/api'
import { useAction, useCached, useHost } from '@plaza/shared/host'
import { Button, Rating, Sheet, TextArea, useDraft } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from './advice-view.module.css'
import { t } from './detail.text'

const REPLY_MAX = 500
const RATING_MAX = 200

interface Words {
  key: string
  text: string
  stars: number
}
const noWords = (key: string): Words => ({ key, text: '', stars: 0 })
const isWritten = ({ text, stars }: Words): boolean => text.trim() !== '' || stars > 0

/** What a form contains, stored on the device until it is sent. */
const useWords = (form: 'supply' | 'rate' | 'reopen', id: string) =>
  useDraft(`advice-${form}-${id}`, { empty: noWords, isWritten })

/** Shows the answer of a call in the page, and fetches the lists again. */
function useAdviceUpdate(id: string, { startAnew }: Pick<ReturnType<typeof useWords>, 'startAnew'>) {
  const change = useCached(advices.detail)
  return {
    refreshes: [advices.mine, advices.list],
    onDone: (advice: Advice) => {
      startAnew()
      change({ params: { id } }, () => advice)
    },
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
  const pen = useWords('supply', id)
  const { text } = pen.draft
  const [isMissing, setMissing] = useState(false)
  const supply = useAction(advices.supply, { ...useAdviceUpdate(id, pen), successMessage: t.supplied })
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
        onChange={(text) => pen.change({ text })}
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
  const pen = useWords('rate', id)
  const { stars, text } = pen.draft
  const rate = useAction(advices.rate, { ...useAdviceUpdate(id, pen), successMessage: t.rated })
  const send = () => {
    const score = SCORES.find((one) => one === stars)
    if (!score) return host.ui.toast(t.starsFirst())
    void rate.run({ params: { id }, body: { score, ...(text.trim() && { text: text.trim() }) } })
  }
  return (
    <div className={classes.form}>
      <h2 className={classes.heading}>{t.rateTitle()}</h2>
      <Rating label={t.rateTitle()} value={stars} onChange={(stars) => pen.change({ stars })} />
      <TextArea
        label={t.rateWords()}
        help={t.rateOnce()}
        rows={2}
        value={text}
        max={RATING_MAX}
        onChange={(text) => pen.change({ text })}
      />
      <Button block loading={rate.busy} onClick={send}>
        {t.rate()}
      </Button>
    </div>
  )
}

function ReopenForm({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const pen = useWords('reopen', id)
  const { text } = pen.draft
  const [isMissing, setMissing] = useState(false)
  const reopen = useAction(advices.reopen, { ...useAdviceUpdate(id, pen), successMessage: t.reopened })
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
            onChange={(text) => pen.change({ text })}
          />
          <Button block loading={reopen.busy} onClick={send}>
            {t.reopenSend()}
          </Button>
        </div>
      </Sheet>
    </>
  )
}
