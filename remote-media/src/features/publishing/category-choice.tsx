import type { DataOf, publishing } from '@plaza/shared/api'
import { nameOf } from '@plaza/shared/text'
import { EmptyState } from '@plaza/shared/ui'
import classes from './category-choice.module.css'
import { t } from './publishing.text'

type Category = DataOf<typeof publishing.categories>['list'][number]
interface Named {
  id: string
  name: string
}

interface CategoryChoiceProps {
  list: readonly Category[]
  category: string | undefined
  topic: string | undefined
  onChoose: (category: Named, topic: Named | null) => void
}

/** Categories, and below the chosen one its topics. */
export function CategoryChoice({ list, category, topic, onChoose }: CategoryChoiceProps) {
  const chosen = list.find(({ id }) => id === category)
  const named = (one: Category): Named => ({ id: one.id, name: nameOf(one) })
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
      {chosen && chosen.topics.length > 0 && (
        <>
          <h2 className={classes.heading}>{t.topic()}</h2>
          <div className={classes.topics} role="radiogroup" aria-label={t.topic()}>
            <Choice checked={topic === undefined} onChoose={() => onChoose(named(chosen), null)}>
              {t.noTopic()}
            </Choice>
            {chosen.topics.map((one) => {
              const name = nameOf(one)
              return (
                <Choice
                  key={one.id}
                  checked={one.id === topic}
                  onChoose={() => onChoose(named(chosen), { id: one.id, name })}
                >
                  # {name}
                </Choice>
              )
            })}
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
