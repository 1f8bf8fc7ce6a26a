import type { DataOf, publishing } from '@plaza/shared/api'
import { nameOf } from '@plaza/shared/text'
import { EmptyState } from '@plaza/shared/ui'
import classes from './category-choice.module.css'
import { t } from './publishing.text'

type Category = DataOf<typeof publishing.categories>['list'][number]
type Topic = Category['topics'][number]
interface Option {
  id: string
  name: string
}

interface CategoryChoiceProps {
  list: readonly Category[]
  category: string | undefined
  topic: string | undefined
  onChoose: (category: Option, topic: Option | null) => void
}

/**
 * Categories, and the topics of the chosen one. Without a choice all topics are shown, and choosing one also chooses
 * its category.
 */
export function CategoryChoice({ list, category, topic, onChoose }: CategoryChoiceProps) {
  const chosen = list.find(({ id }) => id === category)
  const named = (one: Topic): Option => ({ id: one.id, name: nameOf(one) })
  const topics = (chosen ? [chosen] : list).flatMap((above) => above.topics.map((one) => ({ one, above })))
  if (list.length === 0) return <EmptyState kind="data" />
  return (
    <>
      <h2 className={classes.heading}>{t.category()}</h2>
      <div className={classes.grid} role="radiogroup" aria-label={t.category()}>
        {list.map((one) => (
          <Choice key={one.id} checked={one.id === category} onChoose={() => onChoose(named(one), null)}>
            {nameOf(one)}
          </Choice>
        ))}
      </div>
      {topics.length > 0 && (
        <>
          <h2 className={classes.heading}>{t.topic()}</h2>
          <div className={classes.topics} role="radiogroup" aria-label={t.topic()}>
            {chosen && (
              <Choice checked={topic === undefined} onChoose={() => onChoose(named(chosen), null)}>
                {t.noTopic()}
              </Choice>
            )}
            {topics.map(({ one, above }) => (
              <Choice
                key={`${above.id} ${one.id}`}
                checked={one.id === topic}
                onChoose={() => onChoose(named(above), named(one))}
              >
                # {nameOf(one)}
              </Choice>
            ))}
          </div>
        </>
      )}
    </>
  )
}

interface ChoiceProps {
  checked: boolean
  onChoose: () => void
  children: React.ReactNode
}

const Choice = ({ checked, onChoose, children }: ChoiceProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a chip with its own look, one of a radiogroup
  <button type="button" role="radio" aria-checked={checked} className={classes.choice} onClick={onChoose}>
    {children}
  </button>
)
