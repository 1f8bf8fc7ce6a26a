import type { Article } from '@plaza/shared/api'
import { clock } from '@plaza/shared/format'
import { lazyWithRetry } from '@plaza/shared/ui'
import { t } from '../article.text'
import classes from './read-aloud.module.css'
import { Recording } from './recording'
import { toVoiceItem } from './voice-item'

const DeviceVoice = lazyWithRetry(() => import('./device-voice').then((loaded) => loaded.DeviceVoice))

/** Plays the article's recording. Without one, or if it is of a summary, the device's voice reads the whole article. */
export function ReadAloud({ article }: { article: Article }) {
  const voice = toVoiceItem(article)
  if (!voice) return <DeviceVoice article={article} label={t.listen()} />
  const length = voice.duration === null ? '' : clock(voice.duration)
  if (!article.voice?.summary) return <Recording voice={voice} label={t.listen()} length={length} />
  return (
    <fieldset aria-label={t.listen()} className={classes.choice}>
      <Recording voice={voice} label={t.listenToSummary()} length={length} />
      <DeviceVoice article={article} label={t.listenToAll()} />
    </fieldset>
  )
}
