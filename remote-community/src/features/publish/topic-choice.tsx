import { circles } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { FormRow, Hash, Sheet } from '@plaza/shared/ui'
import { useEffect, useState } from 'react'
import type { PostDraft } from '../../post/post-draft.model'
import { t } from './publish.text'
import { t as select } from './select/select.text'
import { TopicList } from './topic-list'

interface TopicChoiceProps {
  circle: string
  topic: PostDraft['topic']
  onChange: (topic: PostDraft['topic']) => void
  /** Id of the topic whose page opened the form. */
  asked: string | undefined
}

export function TopicChoice({ circle, topic, onChange, asked }: TopicChoiceProps) {
  const [open, show] = useState(false)
  const topics = usePaged(circles.topics, { params: { id: circle }, query: { page_size: 100 } })
  const preset = topics.items.find(({ id }) => id === asked)

  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over once, when the topic is known
  useEffect(() => {
    if (preset && !topic) onChange({ id: preset.id, name: preset.name })
  }, [preset?.id])

  if (topics.items.length === 0) return null
  return (
    <>
      <FormRow
        icon={<Hash size={18} />}
        label={t.topic()}
        value={topic?.name ?? select.noTopic()}
        onClick={() => show(true)}
      />
      <Sheet open={open} title={t.topic()} onClose={() => show(false)}>
        <TopicList
          topics={topics.items}
          chosen={topic?.id ?? null}
          onChoose={(chosen) => {
            onChange(chosen)
            show(false)
          }}
        />
      </Sheet>
    </>
  )
}
