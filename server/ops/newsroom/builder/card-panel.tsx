import { defineTexts } from '@plaza/shared/text'
import { createUsePuck, Puck } from '@puckeditor/core'
import { ArrowDown, ArrowUp, Copy, Redo, Settings, Trash2, Undo } from 'lucide-react'
import { Button } from '../../parts/button'
import classes from './builder.module.css'
import { useBuilder } from './builder-context'
import { useCardActions } from './use-card-actions'

const t = defineTexts({
  page: { en: 'The page', zh: '页面设置' },
  undo: { en: 'Undo', zh: '撤销' },
  redo: { en: 'Redo', zh: '重做' },
  up: { en: 'Move up', zh: '上移' },
  down: { en: 'Move down', zh: '下移' },
  copy: { en: 'Duplicate', zh: '复制' },
  remove: { en: 'Remove', zh: '移除' },
})

const usePuck = createUsePuck()

interface ActionProps {
  name: string
  icon: React.ReactNode
  disabled?: boolean
  onPress(): void
}

const Action = ({ name, icon, disabled, onPress }: ActionProps) => (
  <Button kind="quiet" aria-label={name} title={name} disabled={disabled} onClick={onPress}>
    {icon}
  </Button>
)

/** Undo and redo, and what can be done with the chosen card. */
function PanelActions({ id }: { id: string | undefined }) {
  const history = usePuck((puck) => puck.history)
  const { select, move, duplicate, remove } = useCardActions()
  return (
    <div className={classes.panelActions} role="toolbar">
      <Action name={t.undo()} icon={<Undo />} disabled={!history.hasPast} onPress={history.back} />
      <Action name={t.redo()} icon={<Redo />} disabled={!history.hasFuture} onPress={history.forward} />
      {id !== undefined && (
        <>
          <Action name={t.up()} icon={<ArrowUp />} onPress={() => move(id, -1)} />
          <Action name={t.down()} icon={<ArrowDown />} onPress={() => move(id, 1)} />
          <Action name={t.copy()} icon={<Copy />} onPress={() => duplicate(id)} />
          <Action name={t.remove()} icon={<Trash2 />} onPress={() => remove(id)} />
          <Action name={t.page()} icon={<Settings />} onPress={() => select(null)} />
        </>
      )}
    </div>
  )
}

/** The fields of the chosen card, or of the page. */
export function CardPanel() {
  const item = usePuck((puck) => puck.selectedItem)
  const { problems, nameOf } = useBuilder()
  const name = item ? nameOf(item.type) : t.page()
  return (
    <section className={classes.panel} aria-label={name}>
      <h3>{name}</h3>
      <PanelActions id={item?.props.id} />
      {(problems.get(item?.props.id ?? '') ?? []).map((words) => (
        <p key={words} className={classes.wrong}>
          {words}
        </p>
      ))}
      <Puck.Fields />
    </section>
  )
}
