import type { Season } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { ChevronLeft, IconButton, Img, Share2, smooth } from '@plaza/shared/ui'
import classes from './season-head.module.css'
import { seasonText, t } from './tourism.text'

interface SeasonHeadProps {
  season: Season
  title: string
  summary: string
  image: string
  onShare: () => void
}

const parts = ['sights', 'journeys', 'vouchers'] as const

export function SeasonHead({ season, title, summary, image, onShare }: SeasonHeadProps) {
  const host = useHost()
  const go = (part: string) => document.getElementById(part)?.scrollIntoView({ behavior: smooth(), block: 'start' })
  return (
    <header>
      <div className={classes.hero}>
        <Img src={image} alt="" width={1200} height={675} ratio={0.92} eager className={classes.picture} />
        <div className={classes.top}>
          <IconButton label={t.back()} icon={<ChevronLeft />} onClick={() => host.back()} />
          <IconButton label={t.share()} icon={<Share2 />} onClick={onShare} />
        </div>
        <div className={classes.words}>
          <span className={classes.seal}>{seasonText[season]()}</span>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.summary}>{summary}</p>
        </div>
      </div>
      <nav className={classes.ways} aria-label={t.parts()}>
        {parts.map((part) => (
          <button key={part} type="button" onClick={() => go(part)}>
            {t[part]()}
          </button>
        ))}
      </nav>
    </header>
  )
}
