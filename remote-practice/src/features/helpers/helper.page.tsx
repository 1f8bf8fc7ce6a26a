import { helpers } from '@plaza/shared/api'
import { siteDate } from '@plaza/shared/format'
import { useAction, useHost, useNow, useResource, useUndo } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Async, BottomBar, Button, ButtonLink, CellsSkeleton, PullToRefresh, Tag } from '@plaza/shared/ui'
import { needText, relationText } from '../../parts/helper.text'
import { TitledFrame } from '../../titles/titled-frame'
import classes from './helpers.module.css'
import { t } from './helpers.text'

export default function HelperPage() {
  const { id = '' } = useParams()
  const host = useHost()
  const helper = useResource(helpers.detail, { params: { id } })
  const refreshes = [helpers.list]
  const offerUndo = useUndo(helpers.restore, refreshes)
  const remove = useAction(helpers.remove, {
    refreshes,
    onDone: () => {
      offerUndo({ params: { id }, body: {} })
      host.back()
    },
  })
  return (
    <TitledFrame
      heading="helper"
      title={t.one()}
      footer={
        helper.data && (
          <BottomBar>
            <Button kind="secondary" loading={remove.busy} onClick={() => void remove.run({ params: { id } })}>
              {t.remove()}
            </Button>
            <ButtonLink to={to('helper-edit', {}, { id })}>{t.edit()}</ButtonLink>
          </BottomBar>
        )
      }
    >
      <Async of={helper} skeleton={<CellsSkeleton />}>
        {(data) => (
          <PullToRefresh onRefresh={helper.refresh}>
            <HelperFacts helper={data} />
          </PullToRefresh>
        )}
      </Async>
    </TitledFrame>
  )
}

type HelperData = NonNullable<ReturnType<typeof useResource<typeof helpers.detail>>['data']>

function HelperFacts({ helper }: { helper: HelperData }) {
  const year = Number(siteDate(useNow()).slice(0, 4))
  const facts: [name: string, value: string | null][] = [
    [t.phone(), helper.phone ?? t.noPhone()],
    [t.born(), helper.born === null ? null : `${t.bornIn(String(helper.born))} · ${t.age(year - helper.born)}`],
    [t.place(), helper.place],
    [t.note(), helper.note],
  ]
  return (
    <>
      <header className={classes.head}>
        <span className={classes.mark} aria-hidden>
          {[...helper.name][0]}
        </span>
        <h2>{helper.name}</h2>
        <p className={classes.relation}>{relationText[helper.relation]()}</p>
      </header>
      {helper.needs.length > 0 && (
        <section className={classes.paper} aria-label={t.needs()}>
          <h3>{t.needs()}</h3>
          <p className={classes.needs}>
            {helper.needs.map((need) => (
              <Tag key={need} tone="orange">
                {needText[need]()}
              </Tag>
            ))}
          </p>
        </section>
      )}
      <dl className={classes.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
