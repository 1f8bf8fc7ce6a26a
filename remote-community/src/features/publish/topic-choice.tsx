import { circles, type Topic } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { Check, FormRow, Hash, Sheet } from '@plaza/shared/ui'
import { useEffect, useState } from 'react'
import classes from './publish.module.css'
import { t } from './publish.text'
import type { PostDraft } from './publish-draft.model'

interface TopicChoiceProps {
  circle: string
  topic: PostDraft['topic']
  onChange: (topic: PostDraft['topic']) => void
  /** Id of the topic whose page opened the form. */
  asked: string | null
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
        value={topic?.name ?? t.noTopic()}
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

interface TopicListProps {
  topics: readonly Topic[]
  chosen: string | null
  onChoose: (topic: PostDraft['topic']) => void
}

function TopicList({ topics, chosen, onChoose }: TopicListProps) {
  return (
    <div role="radiogroup" aria-label={t.topic()}>
      {[null, ...topics].map((topic) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of a list with its own look, one of a radiogroup
        <button
          key={topic?.id ?? 'none'}
          type="button"
          role="radio"
          aria-checked={chosen === (topic?.id ?? null)}
          className={classes.topic}
          onClick={() => onChoose(topic && { id: topic.id, name: topic.name })}
        >
          <span className={classes.topicWords}>
            <b>{topic ? `# ${topic.name}` : t.noTopic()}</b>
            {topic?.intro && <span>{topic.intro}</span>}
          </span>
          {chosen === (topic?.id ?? null) && <Check size={18} />}
        </button>
      ))}
    </div>
  )
}
