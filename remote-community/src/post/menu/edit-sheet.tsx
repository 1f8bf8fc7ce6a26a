import { circles, type Post, posts, topics } from '@plaza/shared/api'
import { useAction, usePaged } from '@plaza/shared/host'
import {
  Button,
  ImagePicker,
  MentionArea,
  Select,
  Sheet,
  useCachedPosts,
  useDraft,
  useKeptPictures,
  useLeaveGuard,
  useMentions,
  usePictureUploads,
} from '@plaza/shared/ui'
import { editDraft, editOf, isEdited, mentionedPeople, type PostEdit } from '../post-edit.model'
import classes from './edit-sheet.module.css'
import { t } from './post-actions.text'

const CONTENT_MAX = 2000
const PICTURES_MAX = 9
const NO_TOPIC = ''

/** The text, pictures and topic of an own post; its vote and video stay. */
export function EditSheet({ post, onClose }: { post: Post; onClose: () => void }) {
  const name = editDraft(post.id)
  const { draft, change, startAnew } = useDraft(name, {
    empty: (key) => editOf(post, key),
    isWritten: (edit) => isEdited(post, edit),
  })
  useLeaveGuard(name, isEdited(post, draft))
  const { choose, mentionsIn } = useMentions(mentionedPeople(post))
  const pictures = useKeptPictures(draft.images)
  const uploads = usePictureUploads()
  const cached = useCachedPosts()
  const edit = useAction(posts.edit, {
    successMessage: ({ state }) => (state === 'pending' ? t.editHeld() : t.edited()),
    refreshes: [topics.posts, topics.detail, circles.topics],
    onDone: (edited) => {
      startAnew()
      cached.patch(post.id, () => edited)
      onClose()
    },
  })
  const content = draft.content.trim() || (post.vote?.title ?? '')
  const send = () =>
    edit.run({
      params: { id: post.id },
      body: {
        content,
        images: draft.images.map(({ key }) => key),
        ...(draft.topic && { topic_id: draft.topic.id }),
        ...(draft.place && { place: draft.place }),
        ...mentionsIn(content),
      },
    })
  return (
    <Sheet open tall title={t.edit()} onClose={onClose}>
      <div className={classes.form}>
        <MentionArea
          circle={post.circle.id}
          onChoose={choose}
          label={t.content()}
          quietLabel
          rows={6}
          max={CONTENT_MAX}
          value={draft.content}
          onChange={(content) => change({ content })}
        />
        {!post.video && (
          <ImagePicker
            value={pictures}
            max={PICTURES_MAX}
            upload={uploads.upload}
            onChange={(add) => change(({ images }) => ({ images: add(images) }))}
            onProblem={uploads.onProblem}
            onWaiting={uploads.setWaiting}
          />
        )}
        <TopicSelect circle={post.circle.id} topic={draft.topic} onChange={(topic) => change({ topic })} />
        <Button
          block
          loading={edit.busy}
          disabled={uploads.waiting > 0 || content === '' || [...content].length > CONTENT_MAX}
          onClick={() => void send()}
        >
          {t.save()}
        </Button>
      </div>
    </Sheet>
  )
}

interface TopicSelectProps {
  circle: string
  topic: PostEdit['topic']
  onChange: (topic: PostEdit['topic']) => void
}

/** Nothing in a circle without topics. */
function TopicSelect({ circle, topic, onChange }: TopicSelectProps) {
  const { items } = usePaged(circles.topics, { params: { id: circle }, query: { page_size: 100 } })
  if (items.length === 0) return null
  const options = [
    { value: NO_TOPIC, label: t.noTopic() },
    ...items.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const choose = (id: string) => {
    const chosen = items.find((one) => one.id === id)
    onChange(chosen ? { id: chosen.id, name: chosen.name } : null)
  }
  return <Select label={t.topic()} options={options} value={topic?.id ?? NO_TOPIC} onChange={choose} />
}
