import { type Article, contents, type VoiceKind } from '@plaza/shared/api'
import { type PlayerItem, useResource } from '@plaza/shared/host'
import { Async, Sheet, Tag } from '@plaza/shared/ui'
import { Transcript } from '../../../transcript/transcript'
import { t } from '../../../transcript/transcript.text'
import { usePlayFrom } from '../../../transcript/use-play-from'
import classes from './read-aloud.module.css'
import { wordsOf } from './voice-item'

interface FollowTextProps {
  article: Article
  /** If there are several voices. */
  kind: VoiceKind | undefined
  voice: PlayerItem
  onClose: () => void
}

/** The sentences of an article's recording, which follow the sound. */
export function FollowText({ article, kind, voice, onClose }: FollowTextProps) {
  const transcript = useResource(contents.transcript, wordsOf(article.id, kind))
  const playFrom = usePlayFrom()
  return (
    <Sheet open tall title={t.transcript()} onClose={onClose}>
      <p className={classes.synthesised}>
        <Tag>{t.synthesised()}</Tag>
      </p>
      <div className={classes.words}>
        <Async of={transcript}>
          {({ cues }) => (
            <Transcript cues={cues} itemId={voice.id} onPlayFrom={(seconds) => playFrom([voice], voice.id, seconds)} />
          )}
        </Async>
      </div>
    </Sheet>
  )
}
