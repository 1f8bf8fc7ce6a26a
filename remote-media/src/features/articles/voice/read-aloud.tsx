import type { Article } from '@plaza/shared/api'
import { clock } from '@plaza/shared/format'
import { lazyWithRetry } from '@plaza/shared/ui'
import { fromVoice } from '../../../player/player-items.model'
import { Recording } from './recording'

const DeviceVoice = lazyWithRetry(() => import('./device-voice').then((loaded) => loaded.DeviceVoice))

/** Plays the article's own recording; without one, the device's voice if the site allows it. */
export function ReadAloud({ article }: { article: Article }) {
  const voice = fromVoice(article)
  if (!voice) return <DeviceVoice article={article} />
  return <Recording voice={voice} length={voice.duration === null ? '' : clock(voice.duration)} />
}
