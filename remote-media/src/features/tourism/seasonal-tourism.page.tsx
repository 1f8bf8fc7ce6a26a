import { tourism } from '@plaza/shared/api'
import { useHost, useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Async, Button, PageFrame, Share2 } from '@plaza/shared/ui'
import { useMemo } from 'react'
import { Journeys } from './map/journeys'
import { SeasonHead } from './season-head'
import { SeasonSkeleton } from './season-skeleton'
import { Sights } from './sights'
import classes from './tourism.module.css'
import { t } from './tourism.text'
import { translated } from './translated.model'
import { Vouchers } from './vouchers/vouchers'

export default function SeasonalTourismPage() {
  const { ui } = useHost()
  const answer = useResource(tourism.season, {})
  const season = { ...answer, data: useMemo(() => answer.data && translated(answer.data), [answer.data]) }
  const share = () => {
    if (!season.data) return
    const { title, summary, image } = season.data
    ui.share({
      id: 'seasonal-tourism',
      target: 'page',
      title,
      text: summary,
      image,
      address: to('seasonal-tourism'),
    })
  }
  return (
    <PageFrame title={season.data?.title ?? t.title()} bare={season.data !== undefined}>
      <Async of={season} skeleton={<SeasonSkeleton />}>
        {(data) => (
          <div className={classes.season} data-season={data.season}>
            <SeasonHead
              season={data.season}
              title={data.title}
              summary={data.summary}
              image={data.image}
              onShare={share}
            />
            <Sights sights={data.sights} />
            <Journeys map={data.map} sights={data.sights} routes={data.routes} />
            <Vouchers vouchers={data.vouchers} />
            <footer className={classes.end}>
              <p>{t.end()}</p>
              <Button kind="secondary" icon={<Share2 size={16} />} onClick={share}>
                {t.share()}
              </Button>
            </footer>
          </div>
        )}
      </Async>
    </PageFrame>
  )
}
