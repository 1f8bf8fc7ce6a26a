import type { Circle } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import {
  ClipPicker,
  type ClipUpload,
  type DraftEditor,
  FormRow,
  ImagePicker,
  MentionArea,
  type PictureUploads,
  PlaceChoice,
  Users,
  useKeptPictures,
  useMentions,
  Vote,
} from '@plaza/shared/ui'
import type { PostDraft } from '../../post/post-draft.model'
import { newVote, type VoteDraft } from '../../post/vote/vote-draft.model'
import classes from './publish.module.css'
import { faultText, t } from './publish.text'
import { CONTENT_MAX, PICTURES_MAX, type PostFault } from './publish-draft.model'
import { TopicChoice } from './topic-choice'
import { VoteEditor } from './vote/vote-editor'

interface PostFormProps {
  circle: Circle
  kind: 'post' | 'vote'
  /** Id of the topic whose page opened the form. */
  topic: string | undefined
  pen: DraftEditor<PostDraft>
  uploads: PictureUploads
  clip: ClipUpload
  faults: readonly PostFault[]
  /** Leaves for another page of the form. */
  onGo: (address: string) => void
}

/** The fields of a post; those of its vote come first if it is begun as one. */
export function PostForm(props: PostFormProps) {
  const { kind, pen, uploads, faults } = props
  const host = useHost()
  const { draft, change } = pen
  const isVote = kind === 'vote'
  const removeVote = async () => {
    const sure = await host.ui.confirm({ title: t.removeVoteSure(), confirmText: t.removeVote(), danger: true })
    if (sure) change({ vote: null })
  }
  const shown = draft.vote
  const changeVote = (next: (vote: VoteDraft) => VoteDraft) =>
    change(({ vote }) => {
      // A vote that is only offered is kept with its first change.
      const held = vote ?? (isVote ? shown : null)
      return { vote: held && next(held) }
    })
  const editor = draft.vote && (
    <VoteEditor
      vote={draft.vote}
      uploads={uploads}
      faults={faults}
      onChange={changeVote}
      {...(!isVote && { onRemove: removeVote })}
    />
  )
  return (
    <div className={classes.form}>
      {isVote && editor}
      <PostWords {...props} />
      <PostRows {...props} />
      {!isVote && editor}
    </div>
  )
}

/** Text with pictures or a video. */
function PostWords({ circle, kind, pen, uploads, clip, faults }: PostFormProps) {
  const { draft, change } = pen
  const { choose } = useMentions()
  const pictures = useKeptPictures(draft.images)
  const isVote = kind === 'vote'
  const filming = Boolean(draft.video) || clip.sending !== null
  const picturing = draft.images.length > 0 || uploads.waitingIn('') > 0
  const fault = (['content', 'long'] as const).find((one) => faults.includes(one))
  return (
    <section className={classes.paper}>
      <MentionArea
        circle={circle.id}
        onChoose={choose}
        bare
        quietLabel
        rows={isVote ? 3 : 6}
        label={isVote ? t.more() : t.content()}
        placeholder={isVote ? t.more() : t.placeholder()}
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
  )
}

/** Circle, topic and place, and what adds a vote. */
function PostRows({ circle, kind, topic, pen, onGo }: PostFormProps) {
  const { draft, change } = pen
  return (
    <section className={classes.rows}>
      <FormRow
        icon={<Users size={18} />}
        label={t.circle()}
        value={circle.name}
        onClick={() => onGo(to('circle-select', {}, { write: kind, from: circle.id }))}
      />
      <TopicChoice circle={circle.id} topic={draft.topic} asked={topic} onChange={(next) => change({ topic: next })} />
      <PlaceChoice place={draft.place} onChange={(place) => change({ place })} />
      {!draft.vote && (
        <FormRow icon={<Vote size={18} />} label={t.addVote()} onClick={() => change({ vote: newVote(Date.now()) })} />
      )}
    </section>
  )
}
