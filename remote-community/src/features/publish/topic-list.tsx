import type { Topic } from '@plaza/shared/api'
import { Check } from '@plaza/shared/ui'
import type { PostDraft } from '../../post/post-draft.model'
import classes from './publish.module.css'
import { t } from './select/select.text'

interface TopicListProps {
  topics: readonly Topic[]
  chosen: string | null
  onChoose: (topic: PostDraft['topic']) => void
}

export function TopicList({ topics, chosen, onChoose }: TopicListProps) {
  return (
    <div role="radiogroup" aria-label={t.topics()}>
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
