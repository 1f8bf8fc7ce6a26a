import { type Article, contents, type VoiceKind } from '@plaza/shared/api'
import { hostNow, useHost } from '@plaza/shared/host'
import { ActionSheet } from '@plaza/shared/ui'
import { cueAt } from '../../../transcript/cues.model'
import { t } from '../article.text'
import { toVoiceItem, wordsOf } from './voice-item'

interface ChooseVoiceProps {
  article: Article
  kind: VoiceKind
  onClose: () => void
}

/** Who reads, for this article and all others with several voices. The sentence that is heard goes on in the new voice. */
export function ChooseVoice({ article, kind: current, onClose }: ChooseVoiceProps) {
  const { settings } = useHost()
  const goOn = useGoOn(article)
  const choose = (kind: VoiceKind) => {
    settings.change({ voice: kind })
    if (kind !== current) void goOn(current, kind).catch(() => {})
  }
  const kinds = article.voice?.voices?.map(({ kind }) => kind) ?? []
  return (
    <ActionSheet
      open
      title={t.whoReads()}
      note={t.voiceNote()}
      actions={kinds.map((kind) => ({
        label: kind === current ? t.currentVoice(t[kind]()) : t[kind](),
        onChoose: () => choose(kind),
      }))}
      onClose={onClose}
    />
  )
}

/** Replaces the recording in the player's list, if it is the current one, at the same sentence. */
function useGoOn(article: Article) {
  const { player } = useHost()
  return async (from: VoiceKind, to: VoiceKind) => {
    const item = toVoiceItem(article, to)
    if (!item || player.getState().current?.id !== item.id) return
    const [old, next] = await Promise.all(
      [from, to].map((kind) => hostNow().request(contents.transcript, wordsOf(article.id, kind), { inPlace: true })),
    )
    const { list, current } = player.getState()
    if (!old || !next || current?.id !== item.id) return
    const { position } = player.progress.getState()
    const sentence = next.cues[cueAt(old.cues, position)]
    const items = list.map((one) => (one.id === item.id ? item : one))
    player.send({ type: 'open', items, index: items.indexOf(item), position: sentence?.start ?? 0 })
  }
}
