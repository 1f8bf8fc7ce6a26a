import { type OrderDetail, OrderTag, orders } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { BottomBar, Button, Rating, TextArea, useDraft } from '@plaza/shared/ui'
import classes from '../../../parts/form.module.css'
import { TitledFrame } from '../../../titles/titled-frame'
import { useOrderUpdate } from '../detail/use-order-steps'
import { tagText, titleOf } from '../order.text'
import { t } from './score.text'
import own from './score-form.module.css'

const WORDS_MAX = 300
const SCORES = [1, 2, 3, 4, 5] as const

interface ScoreDraft {
  key: string
  stars: number
  text: string
  tags: readonly OrderTag[]
}
const noScore = (key: string): ScoreDraft => ({ key, stars: 0, text: '', tags: [] })
const isWritten = ({ stars, text }: ScoreDraft): boolean => stars > 0 || text.trim() !== ''

/** Stars, tags and words for an order that is done. */
export function ScoreForm({ order, onRefused }: { order: OrderDetail; onRefused: () => Promise<unknown> }) {
  const host = useHost()
  const pen = useDraft<ScoreDraft>(`service-score.${order.id}`, { empty: noScore, isWritten })
  const { stars, text, tags } = pen.draft
  const update = useOrderUpdate(order.id)
  const evaluate = useAction(orders.evaluate, {
    ...update,
    refreshes: [...update.refreshes, orders.score],
    successMessage: t.sent,
    onDone: (data) => {
      update.onDone(data)
      pen.startAnew()
      host.navigate(to('order-detail', {}, { id: order.id }), { replace: true })
    },
    onRefused: () => void onRefused(),
  })
  const send = () => {
    const score = SCORES.find((one) => one === stars)
    if (!score) return host.ui.toast(t.starsFirst())
    const words = text.trim()
    void evaluate.run({ body: { order_id: order.id, score, tags: [...tags], ...(words && { text: words }) } })
  }
  const toggle = (tag: OrderTag) =>
    pen.change({ tags: tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag] })
  return (
    <TitledFrame
      heading="score"
      title={t.title()}
      footer={
        <BottomBar>
          <Button block loading={evaluate.busy} onClick={send}>
            {t.send()}
          </Button>
        </BottomBar>
      }
    >
      <div className={classes.form}>
        <section className={classes.paper}>
          <div className={own.stars}>
            <p>{titleOf(order.service)}</p>
            <p className={own.how}>{t.how()}</p>
            <Rating label={t.how()} value={stars} onChange={(next) => pen.change({ stars: next })} />
          </div>
          <fieldset className={own.tags}>
            <legend className="visually-hidden">{t.tags()}</legend>
            {OrderTag.options.map((tag) => (
              <button
                key={tag}
                type="button"
                className={own.tag}
                aria-pressed={tags.includes(tag)}
                onClick={() => toggle(tag)}
              >
                {tagText[tag]()}
              </button>
            ))}
          </fieldset>
          <TextArea
            label={t.words()}
            placeholder={t.wordsExample()}
            help={t.once()}
            rows={4}
            value={text}
            max={WORDS_MAX}
            onChange={(next) => pen.change({ text: next })}
          />
        </section>
      </div>
    </TitledFrame>
  )
}
