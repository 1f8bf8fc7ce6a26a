import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { clock } from '@plaza/shared/format'
import type { PlayerItem } from '@plaza/shared/host'
import { AudioLines, GripVertical, IconButton, X } from '@plaza/shared/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { playerStore } from '../../player.store'
import { send } from '../../request-handlers'
import { t as views } from '../parts/views.text'
import classes from './queue.module.css'
import { announcements, t } from './queue.text'

/** Pixels that a finger moves before a row follows it. */
const DRAG_FROM = 4

/** A key for each place: one item may stand in a list twice. */
const keysOf = (list: readonly PlayerItem[]): string[] =>
  list.map(({ id }, place) => `${id}#${list.slice(0, place).filter((other) => other.id === id).length}`)

/** The rows of the list: tap to play, drag or arrow keys to move, remove; the current one is marked. */
export function QueueList() {
  const list = useStore(playerStore, (state) => state.list)
  const index = useStore(playerStore, (state) => state.index)
  const keys = keysOf(list)
  // Within the sheet: what is outside of a modal dialog is not read out.
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const nameOf = (key: string | number) => list[keys.indexOf(String(key))]?.name ?? ''
  const placeOf = (key: string | number) => keys.indexOf(String(key)) + 1
  const move = ({ active, over }: DragEndEvent) => {
    if (over) send({ type: 'reorder', from: placeOf(active.id) - 1, to: placeOf(over.id) - 1 })
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={move}
      accessibility={{
        ...(root && { container: root }),
        screenReaderInstructions: { draggable: t.instructions() },
        announcements: announcements(nameOf, placeOf),
      }}
    >
      <div ref={setRoot} />
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol>
          {list.map((item, place) => (
            <Row key={keys[place]} id={keys[place] ?? ''} item={item} place={place} current={place === index} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

interface RowProps {
  id: string
  item: PlayerItem
  place: number
  current: boolean
}

function Row({ id, item, place, current }: RowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const length = item.live ? views.live() : item.duration === null ? '' : clock(item.duration)
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={t.move(item.name)}
      >
        <GripVertical size={18} />
      </button>
      <button
        type="button"
        className={classes.select}
        aria-current={current || undefined}
        onClick={() => send({ type: 'select', index: place })}
      >
        {current && <AudioLines size={18} />}
        <span className={classes.name}>{item.name}</span>
        <span className={classes.length}>{length}</span>
      </button>
      <IconButton
        label={views.remove(item.name)}
        icon={<X size={18} />}
        onClick={() => send({ type: 'remove', index: place })}
      />
    </li>
  )
}
