import { useHost } from '@plaza/shared/host'
import { useSearchParams } from '@plaza/shared/router'
import {
  ClipPicker,
  type ClipUpload,
  FormRow,
  ImagePicker,
  MentionArea,
  type Pen,
  type PictureUploads,
  PlaceChoice,
  useKeptPictures,
  useMentions,
  Vote,
} from '@plaza/shared/ui'
import classes from './publish.module.css'
import { faultText, t } from './publish.text'
import { CONTENT_MAX, PICTURES_MAX, type PostDraft, type PostFault } from './publish-draft.model'
import { TopicChoice } from './topic-choice'
import { newVote } from './vote/vote-draft.model'
import { VoteEditor } from './vote/vote-editor'

interface PostFormProps {
  circle: string
  pen: Pen<PostDraft>
  uploads: PictureUploads
  clip: ClipUpload
  faults: readonly PostFault[]
}

export function PostForm({ circle, pen, uploads, clip, faults }: PostFormProps) {
  const host = useHost()
  const [search] = useSearchParams()
  const { draft, change } = pen
  const { choose } = useMentions()
  const pictures = useKeptPictures(draft.images)
  const filming = Boolean(draft.video) || clip.sending !== null
  const picturing = draft.images.length > 0 || uploads.waiting > 0
  const fault = (['content', 'long'] as const).find((kind) => faults.includes(kind))
  const removeVote = async () => {
    const sure = await host.ui.confirm({ title: t.removeVoteSure(), confirmText: t.removeVote(), danger: true })
    if (sure) change({ vote: null })
  }
  return (
    <div className={classes.form}>
      <section className={classes.paper}>
        <MentionArea
          circle={circle}
          onChoose={choose}
          bare
          quietLabel
          rows={6}
          label={t.content()}
          placeholder={t.placeholder()}
          value={draft.content}
          max={CONTENT_MAX}
          error={fault && faultText[fault]()}
          onChange={(content) => change({ content })}
        />
        {!filming && (
          <ImagePicker
            value={pictures}
            max={PICTURES_MAX}
            upload={uploads.upload}
            onChange={(add) => change(({ images }) => ({ images: add(images) }))}
            onProblem={uploads.onProblem}
            onWaiting={uploads.setWaiting}
          />
        )}
        {!picturing && <ClipPicker clip={draft.video ?? null} of={clip} onRemove={() => change({ video: null })} />}
      </section>
      <section className={classes.rows}>
        <TopicChoice
          circle={circle}
          topic={draft.topic}
          asked={search.get('topic')}
          onChange={(topic) => change({ topic })}
        />
        <PlaceChoice place={draft.place} onChange={(place) => change({ place })} />
        {!draft.vote && (
          <FormRow
            icon={<Vote size={18} />}
            label={t.addVote()}
            onClick={() => change({ vote: newVote(Date.now()) })}
          />
        )}
      </section>
      {draft.vote && (
        <VoteEditor vote={draft.vote} faults={faults} onChange={(vote) => change({ vote })} onRemove={removeVote} />
      )}
    </div>
  )
}
