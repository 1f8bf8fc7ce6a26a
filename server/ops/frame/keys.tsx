import { defineTexts } from '@plaza/shared/text'
import { useEffect, useEffectEvent, useState } from 'react'
import { Dialog } from '../parts/dialog'
import classes from './keys.module.css'

const t = defineTexts({
  title: { en: 'Keys', zh: '键盘操作' },
  done: { en: 'Done', zh: '完成' },
  single: { en: 'Single keys work', zh: '启用单键操作' },
  help: {
    en: 'Turn them off if you dictate, or if they get in the way.',
    zh: '使用语音输入或不需要时可关闭。',
  },
  search: { en: 'Search', zh: '搜索' },
  next: { en: 'Next line', zh: '下一行' },
  previous: { en: 'Previous line', zh: '上一行' },
  open: { en: 'Open the line', zh: '打开此行' },
  view: { en: 'View by its place in the navigation', zh: '按顺序切换视图' },
  keys: { en: 'This list', zh: '本列表' },
  close: { en: 'Close a dialog or menu', zh: '关闭对话框或菜单' },
})

const rows = [
  { keys: ['/'], does: t.search },
  { keys: ['j', '↓'], does: t.next },
  { keys: ['k', '↑'], does: t.previous },
  { keys: ['Enter'], does: t.open },
  { keys: ['1–9'], does: t.view },
  { keys: ['Esc'], does: t.close },
  { keys: ['?'], does: t.keys },
]

const STORED = 'plaza-operations-keys'

function areKept(): boolean {
  try {
    return window.localStorage.getItem(STORED) !== 'off'
  } catch {
    return true
  }
}

function keep(on: boolean): void {
  try {
    window.localStorage.setItem(STORED, on ? 'on' : 'off')
  } catch {
    // The choice then lasts for this visit.
  }
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio]), textarea, select, [contenteditable]') !== null

/** From the search one goes down to what was found. */
const leavesSearch = ({ key, target }: KeyboardEvent): boolean =>
  key === 'ArrowDown' && target instanceof HTMLElement && target.matches('[data-search]')

/** Focuses the line `step` further on than the one that has the focus, or the first one. */
function moveLine(step: number): boolean {
  const lines = [...document.querySelectorAll<HTMLElement>('main [data-row]')]
  const now = lines.findIndex((line) => line.contains(document.activeElement))
  const to = lines[now < 0 ? 0 : Math.min(Math.max(now + step, 0), lines.length - 1)]
  const link = to?.querySelector<HTMLElement>('a, button')
  link?.focus()
  link?.scrollIntoView?.({ block: 'nearest' })
  return link !== undefined && link !== null
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('main [data-search], main input[type=search]')
  field?.focus()
  return field !== null
}

const isInLine = (): boolean => document.activeElement?.closest('main [data-row]') != null

/** Keys of the whole page, and the list of them. `views` are those of the digits 1 to 9. */
export function Keys({ views }: { views: readonly string[] }) {
  const [isShown, setShown] = useState(false)
  const [isOn, setOn] = useState(areKept)
  const act = useEffectEvent((event: KeyboardEvent): boolean => {
    const { key } = event
    if (key === '?') {
      setShown(true)
      return true
    }
    if (leavesSearch(event)) return moveLine(1)
    if (key === 'ArrowDown' || key === 'ArrowUp') return isInLine() && moveLine(key === 'ArrowDown' ? 1 : -1)
    if (!isOn) return false
    if (key === '/') return focusSearch() || leadTo('remotes', views)
    if (key === 'j' || key === 'k') return moveLine(key === 'j' ? 1 : -1)
    return leadTo(views[Number(key) - 1], views)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isOurs = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey
      if (isOurs && (!isTyping(event) || leavesSearch(event)) && !document.querySelector('dialog[open]') && act(event))
        event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  if (!isShown) return null
  const close = () => setShown(false)
  return (
    <Dialog title={t.title()} action={t.done()} busy={false} onSubmit={close} onClose={close}>
      <dl className={classes.keys}>
        {rows.map(({ keys, does }) => (
          <div key={keys.join()}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does()}</dd>
          </div>
        ))}
      </dl>
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            keep(target.checked)
            setOn(target.checked)
          }}
        />
        <span>
          {t.single()} <small>{t.help()}</small>
        </span>
      </label>
    </Dialog>
  )
}

/** Whether there is such a view, which is then opened. */
function leadTo(view: string | undefined, views: readonly string[]): boolean {
  if (view === undefined || !views.includes(view)) return false
  window.location.hash = view
  return true
}
