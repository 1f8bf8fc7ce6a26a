import type { Audio } from '@plaza/shared/api'
import { SectionTitle, Tag } from '@plaza/shared/ui'
import { Transcript } from '../../transcript/transcript'
import { t } from '../../transcript/transcript.text'
import { usePlayFrom } from '../../transcript/use-play-from'
import classes from './audio-view.module.css'
import { usePlaylist } from './playing/use-playlist'

interface WordsProps {
  audio: Audio & Required<Pick<Audio, 'transcript'>>
  startAt: number | undefined
}

/** What a synthesised voice says in the audio. */
export function Words({ audio, startAt }: WordsProps) {
  const list = usePlaylist(audio)
  const playFrom = usePlayFrom()
  return (
    <section className={classes.about}>
      <SectionTitle title={t.transcript()} more={<Tag>{t.synthesised()}</Tag>} />
      <Transcript
        cues={audio.transcript.cues}
        itemId={audio.id}
        startAt={startAt}
        onPlayFrom={(seconds) => playFrom(list, audio.id, seconds)}
      />
    </section>
  )
}
