import type { Article } from '@plaza/shared/api'
import { clock } from '@plaza/shared/format'
import { lazyWithRetry } from '@plaza/shared/ui'
import { useState } from 'react'
import { t } from '../article.text'
import classes from './read-aloud.module.css'
import { Recording } from './recording'
import { toVoiceItem } from './voice-item'

const DeviceVoice = lazyWithRetry(() => import('./device-voice').then((loaded) => loaded.DeviceVoice))
const FollowText = lazyWithRetry(() => import('./follow-text').then((loaded) => loaded.FollowText))

/** Plays the article's recording; without one, the device's voice reads it. */
export function ReadAloud({ article }: { article: Article }) {
  const [open, setOpen] = useState(false)
  const voice = toVoiceItem(article)
  if (!voice) return <DeviceVoice article={article} label={t.listen()} />
  const length = voice.duration === null ? '' : clock(voice.duration)
  return (
    <div className={classes.row}>
      <Recording voice={voice} label={t.listen()} length={length} />
      {article.voice?.transcript && (
        <button type="button" className={classes.bar} onClick={() => setOpen(true)}>
          {t.followText()}
        </button>
      )}
      {open && <FollowText articleId={article.id} voice={voice} onClose={() => setOpen(false)} />}
    </div>
  )
}
