import { type Article, config } from '@plaza/shared/api'
import { clock } from '@plaza/shared/format'
import { type PlayerItem, useResource } from '@plaza/shared/host'
import { Headphones } from '@plaza/shared/ui'
import { Equaliser } from '../../../player/equaliser'
import { fromVoice } from '../../../player/player-items.model'
import { usePlay, usePlaying } from '../../../player/use-playing'
import { t } from '../article.text'
import classes from './read-aloud.module.css'
import { canSpeak, useSpeech } from './use-speech'

/** Hearing an article: its own recording in the player, else the device's voice where the site allows it. */
export function ReadAloud({ article }: { article: Article }) {
  const voice = fromVoice(article)
  if (voice) return <Recording voice={voice} length={voice.duration === null ? '' : clock(voice.duration)} />
  return canSpeak() ? <DeviceVoice article={article} /> : null
}

function Recording({ voice, length }: { voice: PlayerItem; length: string }) {
  const play = usePlay()
  const state = usePlaying(voice.id)
  return (
    <Bar
      speaking={state === 'playing'}
      paused={state === 'paused'}
      length={length}
      onTap={() => play([voice], voice.id)}
    />
  )
}

function DeviceVoice({ article }: { article: Article }) {
  const voice = useResource(config.voice, {}).data
  const { state, toggle } = useSpeech(article.title, article.body, voice?.default_rate ?? 1)
  if (voice?.enabled !== 1) return null
  return <Bar speaking={state === 'speaking'} paused={state === 'paused'} length="" onTap={toggle} />
}

interface BarProps {
  speaking: boolean
  paused: boolean
  length: string
  onTap: () => void
}

function Bar({ speaking, paused, length, onTap }: BarProps) {
  return (
    <button type="button" className={classes.bar} onClick={onTap}>
      <span className={classes.sign} aria-hidden="true">
        {speaking || paused ? <Equaliser moving={speaking} /> : <Headphones />}
      </span>
      <span>{speaking ? t.pause() : paused ? t.goOn() : t.listen()}</span>
      {length && <span className={classes.length}>{length}</span>}
    </button>
  )
}
