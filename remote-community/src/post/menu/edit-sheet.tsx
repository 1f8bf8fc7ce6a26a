import { circles, type Post, posts, topics } from '@plaza/shared/api'
import { useAction, usePaged } from '@plaza/shared/host'
import { Button, ImagePicker, Select, Sheet, TextArea, useCachedPosts, usePictureUploads } from '@plaza/shared/ui'
import { useState } from 'react'
import { rewriteOf } from '../post-draft.model'
import classes from './edit-sheet.module.css'
import { t } from './post-actions.text'

const CONTENT_MAX = 2000
const PICTURES_MAX = 9
const NO_TOPIC = ''

/** The text, pictures and topic of an own post; its vote and video stay. */
export function EditSheet({ post, onClose }: { post: Post; onClose: () => void }) {
  const [draft, setDraft] = useState(() => rewriteOf(post, post.id, Date.now()))
  const uploads = usePictureUploads()
  const cached = useCachedPosts()
  const listed = usePaged(circles.topics, { params: { id: post.circle.id }, query: { page_size: 100 } })
  const edit = useAction(posts.edit, {
    successMessage: ({ state }) => (state === 'pending' ? t.editHeld() : t.edited()),
    refreshes: [topics.posts, topics.detail, circles.topics],
    onDone: (edited) => {
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
        ...(post.mentions && { mentions: post.mentions.map(({ id }) => id) }),
      },
    })
  const options = [
    { value: NO_TOPIC, label: t.noTopic() },
    ...listed.items.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Sheet open tall title={t.edit()} onClose={onClose}>
      <div className={classes.form}>
        <TextArea
          label={t.content()}
          quietLabel
          rows={6}
          max={CONTENT_MAX}
          value={draft.content}
          onChange={(next) => setDraft((held) => ({ ...held, content: next }))}
        />
        {!post.video && (
          <ImagePicker
            value={draft.images}
            max={PICTURES_MAX}
            upload={uploads.upload}
            onChange={(add) => setDraft((held) => ({ ...held, images: add(held.images) }))}
            onProblem={uploads.onProblem}
            onWaiting={uploads.setWaiting}
          />
        )}
        {listed.items.length > 0 && (
          <Select
            label={t.topic()}
            options={options}
            value={draft.topic?.id ?? NO_TOPIC}
            onChange={(id) => {
              const topic = listed.items.find((one) => one.id === id)
              setDraft((held) => ({ ...held, topic: topic ? { id: topic.id, name: topic.name } : null }))
            }}
          />
        )}
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
