import type { Article } from '@plaza/shared/api'
import { clock } from '@plaza/shared/format'
import { useSettings } from '@plaza/shared/host'
import { ChevronDown, lazyWithRetry } from '@plaza/shared/ui'
import { useState } from 'react'
import { t } from '../article.text'
import classes from './read-aloud.module.css'
import { Recording } from './recording'
import { toVoiceItem, voiceOf } from './voice-item'

const DeviceVoice = lazyWithRetry(() => import('./device-voice').then((loaded) => loaded.DeviceVoice))
const ChooseVoice = lazyWithRetry(() => import('./choose-voice').then((loaded) => loaded.ChooseVoice))
const FollowText = lazyWithRetry(() => import('./follow-text').then((loaded) => loaded.FollowText))

/** Plays the article's recording; without one, the device's voice reads it. */
export function ReadAloud({ article }: { article: Article }) {
  const [open, setOpen] = useState<'text' | 'voices' | null>(null)
  const chosen = useSettings((settings) => settings.voice)
  const voice = toVoiceItem(article, chosen)
  const kind = voiceOf(article, chosen)?.kind
  if (!voice) return <DeviceVoice article={article} label={t.listen()} />
  const length = voice.duration === null ? '' : clock(voice.duration)
  return (
    <div className={classes.row}>
      <Recording voice={voice} label={t.listen()} length={length} />
      {article.voice?.transcript && (
        <button type="button" className={classes.bar} onClick={() => setOpen('text')}>
          {t.followText()}
        </button>
      )}
      {kind && (
        <button
          type="button"
          className={classes.bar}
          aria-haspopup="dialog"
          aria-label={t.voice(t[kind]())}
          onClick={() => setOpen('voices')}
        >
          {t[kind]()}
          <ChevronDown size={16} />
        </button>
      )}
      {open === 'text' && <FollowText article={article} kind={kind} voice={voice} onClose={() => setOpen(null)} />}
      {open === 'voices' && kind && <ChooseVoice article={article} kind={kind} onClose={() => setOpen(null)} />}
    </div>
  )
}
