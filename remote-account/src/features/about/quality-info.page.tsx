import { type Qualification, site } from '@plaza/shared/api'
import { siteDate } from '@plaza/shared/format'
import { useHost, useNow, useResource } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { Async, EmptyState, Img, ListSkeleton, PageFrame, PullToRefresh, Tag } from '@plaza/shared/ui'
import classes from './quality-info.module.css'
import { t } from './quality-info.text'

/** Size of the pictures of licences. */
const [WIDTH, HEIGHT] = [1000, 707]

const titleOf = ({ title, title_en }: Qualification) => nameOf({ name: title, name_en: title_en })

export default function QualityInfoPage() {
  const host = useHost()
  const quality = useResource(site.quality, {})
  const view = (list: readonly Qualification[], one: Qualification) => {
    const pictured = list.filter(({ image }) => image !== null)
    host.ui.viewImages(
      pictured.map(({ image }) => image ?? ''),
      pictured.indexOf(one),
      pictured.map(titleOf),
    )
  }
  return (
    <PageFrame title={t.title()}>
      <Async of={quality} skeleton={<ListSkeleton />}>
        {({ list }) => (
          <PullToRefresh onRefresh={quality.refresh}>
            {list.length === 0 && <EmptyState kind="data" />}
            <ul className={classes.list} aria-label={t.title()}>
              {list.map((one) => (
                <li key={one.number} className={classes.card}>
                  {one.image && (
                    <button
                      type="button"
                      className={classes.picture}
                      aria-label={t.enlarge(titleOf(one))}
                      onClick={() => view(list, one)}
                    >
                      <Img src={one.image} alt="" width={WIDTH} height={HEIGHT} small />
                    </button>
                  )}
                  <Facts of={one} />
                </li>
              ))}
            </ul>
          </PullToRefresh>
        )}
      </Async>
    </PageFrame>
  )
}

function Facts({ of: one }: { of: Qualification }) {
  const today = siteDate(useNow())
  const isExpired = one.valid_until !== null && one.valid_until < today
  return (
    <div className={classes.words}>
      <h2 className={classes.title}>{titleOf(one)}</h2>
      {isExpired && <Tag tone="red">{t.expired()}</Tag>}
      <dl className={classes.facts}>
        <dt>{t.number()}</dt>
        <dd>{one.number}</dd>
        <dt>{t.issuer()}</dt>
        <dd>{nameOf({ name: one.issuer, name_en: one.issuer_en })}</dd>
        <dt>{t.until()}</dt>
        <dd>{one.valid_until ?? t.unlimited()}</dd>
      </dl>
    </div>
  )
}
