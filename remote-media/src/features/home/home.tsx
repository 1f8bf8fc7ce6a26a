import { ConfiguredPage, loadIcons, PageSkeleton } from '@plaza/shared/cards'
import { fetchCode, oneOf, useQueryState, useSettings, useSite } from '@plaza/shared/host'
import { Tabs } from '@plaza/shared/ui'
import { Activity, lazy, Suspense, useRef, useState } from 'react'
import { ChannelFeed } from './channels/channel-feed'
import { neighbour, tabsOf } from './channels/tabs.model'
import { useSwipe } from './channels/use-swipe'
import { useTabScroll } from './channels/use-tab-scroll'
import { HomeHeader } from './header/home-header'
import classes from './home.module.css'
import { t } from './home.text'

const CHANNELS = 'channels'

// Loaded together with the page's code: without server rendering the icons would otherwise come a round trip later than
// the texts.
void loadIcons()

const ElderHome = lazy(async () => ({ default: (await fetchCode(() => import('./elder/elder-home'))).ElderHome }))

export function Home() {
  const elder = useSettings((settings) => settings.elder)
  if (!elder) return <WholeHome />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ElderHome />
    </Suspense>
  )
}

/** Visited channels stay mounted. */
function WholeHome() {
  const language = useSettings((settings) => settings.language)
  const categories = useSite((site) => site.categories)
  const tabs = tabsOf(categories, language, t.recommended())
  const [{ tab: chosen }, change] = useQueryState({ tab: oneOf(tabs.map(({ id }) => id)) })
  const [visited, setVisited] = useState([chosen])
  if (!visited.includes(chosen)) setVisited([...visited, chosen])

  const panels = useRef<HTMLDivElement>(null)
  useTabScroll(chosen, panels)

  const choose = (tab: string) => change({ tab })
  useSwipe(panels, (step) => {
    const next = neighbour(tabs, chosen, step)
    if (next) choose(next.id)
  })

  return (
    <>
      <HomeHeader>
        <Tabs
          name={CHANNELS}
          label={t.channels()}
          items={tabs.map(({ id, name }) => ({ id, label: name }))}
          value={chosen}
          onChange={choose}
        />
      </HomeHeader>
      <div ref={panels} className={classes.panels} data-turned={visited.length > 1 || undefined}>
        {tabs
          .filter(({ id }) => visited.includes(id))
          .map(({ id, shows }) => (
            <Activity key={id} mode={id === chosen ? 'visible' : 'hidden'}>
              <div
                role="tabpanel"
                id={id === chosen ? `${CHANNELS}-panel` : undefined}
                aria-labelledby={`${CHANNELS}-tab-${id}`}
                className={classes.panel}
              >
                {'page' in shows ? <ConfiguredPage id={shows.page} /> : <ChannelFeed category={shows.feed} />}
              </div>
            </Activity>
          ))}
      </div>
    </>
  )
}
