import { orders } from '@plaza/shared/api'
import { anyText, useQueryState, useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Async, ButtonLink, CellsSkeleton, Rating } from '@plaza/shared/ui'
import classes from '../../parts/form.module.css'
import { TitledFrame } from '../../titles/titled-frame'
import { NoOrder } from './no-order'
import { t } from './score/score.text'
import { ScoreForm } from './score/score-form'

export default function ServiceScorePage() {
  const [{ id }] = useQueryState({ id: anyText })
  return id ? <Score key={id} id={id} /> : <NoOrder heading="score" title={t.title()} />
}

function Score({ id }: { id: string }) {
  const order = useResource(orders.detail, { params: { id } })
  if (order.data?.steps.includes('score')) return <ScoreForm order={order.data} onRefused={order.refresh} />
  return (
    <TitledFrame heading="score" title={t.title()}>
      <Async of={order} skeleton={<CellsSkeleton />}>
        {({ score, state }) => (
          <section className={classes.paper}>
            {state === 'scored' && score !== null ? (
              <GivenScore id={id} />
            ) : (
              <p className={classes.hint}>{t.notYet()}</p>
            )}
            <ButtonLink kind="secondary" block to={to('order-detail', {}, { id })}>
              {t.back()}
            </ButtonLink>
          </section>
        )}
      </Async>
    </TitledFrame>
  )
}

/** The score as it was given. */
function GivenScore({ id }: { id: string }) {
  const given = useResource(orders.score, { query: { order_id: id } })
  return (
    <Async of={given} skeleton={<CellsSkeleton />}>
      {({ score, text }) => (
        <>
          {score !== null && <Rating label={t.how()} value={score} />}
          {text && <p>{text}</p>}
        </>
      )}
    </Async>
  )
}
