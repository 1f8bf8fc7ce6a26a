import { type Card, cards, checkCard, type PageDocument } from '@plaza/shared/api'
import {
  ConfiguredIcon,
  ContentItems,
  GoOn,
  isVisible,
  liveCard,
  PageSkeleton,
  titleOf,
  useViewer,
  type Viewer,
} from '@plaza/shared/cards'
import { useHost, useResource, useSite } from '@plaza/shared/host'
import { HOME_PAGE } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { AddressLink, Async, Button, PullToRefresh, SectionTitle } from '@plaza/shared/ui'
import classes from './elder-home.module.css'
import { t } from './elder-home.text'
import { Listen } from './listen'

const NEWS = 6

/** The first live card of a type that is visible to the viewer. */
function cardOf<T extends Card['type']>({ cards }: PageDocument, type: T, viewer: Viewer) {
  for (const raw of cards) {
    const checked = raw.type === type ? checkCard(raw) : null
    const known = checked && 'card' in checked ? checked.card : null
    const card = known && isVisible(known.visible_if, viewer) ? liveCard(known) : null
    if (card) return card as Extract<Card, { type: T }>
  }
  return undefined
}

/** Home in elder mode: services, a few stories and audios from the same page document; see docs/decisions/0043. */
export function ElderHome() {
  const { settings } = useHost()
  const name = useSite(({ config }) => nameOf(config))
  const page = useResource(cards.page, { params: { id: HOME_PAGE } })
  return (
    <>
      <header className={classes.header}>
        <h1 className={classes.name}>{name}</h1>
        <Button kind="secondary" onClick={() => settings.change({ elder: false })}>
          {t.standard()}
        </Button>
      </header>
      <Async of={page} skeleton={<PageSkeleton />}>
        {(document) => (
          <PullToRefresh onRefresh={page.refresh}>
            <Simple document={document} />
          </PullToRefresh>
        )}
      </Async>
    </>
  )
}

function Simple({ document }: { document: PageDocument }) {
  const viewer = useViewer()
  const services = cardOf(document, 'icon_grid', viewer)
  const news = cardOf(document, 'article_list', viewer)
  const sound = cardOf(document, 'audio_row', viewer)
  return (
    <div className={classes.page}>
      {services && (
        <ul className={classes.services} aria-label={t.services()}>
          {services.items.map((item) => (
            <li key={item.title + item.link}>
              <AddressLink to={item.link} className={classes.service}>
                <ConfiguredIcon icon={item.icon} colour={item.colour} />
                {titleOf(item)}
              </AddressLink>
            </li>
          ))}
        </ul>
      )}
      <GoOn />
      {news && (
        <section className={classes.frame} aria-label={t.news()}>
          <SectionTitle title={t.news()} />
          <ContentItems contents={news.items.slice(0, NEWS)} eager />
        </section>
      )}
      {sound && (
        <section className={classes.frame} aria-label={t.listen()}>
          <SectionTitle title={t.listen()} />
          <Listen contents={sound.items} />
        </section>
      )}
    </div>
  )
}
