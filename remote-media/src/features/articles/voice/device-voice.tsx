import { type Article, voices } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useMaySpeak } from './use-may-speak'
import { useSpeech } from './use-speech'
import { VoiceBar } from './voice-bar'

interface DeviceVoiceProps {
  article: Article
  label: string
}

/** Only if the device has a voice and the site allows it. */
export const DeviceVoice = (props: DeviceVoiceProps) => (useMaySpeak() ? <Speaking {...props} /> : null)

function Speaking({ article, label }: DeviceVoiceProps) {
  const voice = useResource(voices.config, {}).data
  const { state, toggle } = useSpeech(article.title, article.body, voice?.default_rate ?? 1)
  if (voice?.enabled !== 1) return null
  return <VoiceBar speaking={state === 'speaking'} paused={state === 'paused'} label={label} onTap={toggle} />
}
