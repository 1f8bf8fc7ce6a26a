import { RefreshCw } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useReselect } from '../../host'
import { defineTexts } from '../../text'
import classes from './pull-to-refresh.module.css'
import { usePull } from './use-pull'

const t = defineTexts({ refreshing: { en: 'Refreshing', zh: '正在刷新' } })

export interface PullToRefreshProps {
  onRefresh: () => Promise<unknown>
  children: ReactNode
}

/** Pulling down at the very top refreshes, as does tapping the tab of the shown page where the host tells of it; scrolling, swiping sideways and pinching are left alone. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const [refreshing, setRefreshing] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const refresh = async () => {
    setRefreshing(true)
    await onRefresh()
    setRefreshing(false)
  }
  const { way, ready } = usePull(area, refresh)
  useReselect(() => {
    if (!refreshing) void refresh()
  })
  const shown = refreshing || way > 0
  return (
    <div ref={area} className={classes.area}>
      <div className={classes.sign} data-shown={shown || undefined} role="status">
        {shown && (
          <span
            className={refreshing ? classes.turning : classes.arrow}
            style={refreshing ? undefined : { transform: `rotate(${way * 4}deg)`, opacity: ready ? 1 : 0.5 }}
          >
            <RefreshCw size={20} />
          </span>
        )}
        {refreshing && <span className="visually-hidden">{t.refreshing()}</span>}
      </div>
      <div
        className={classes.content}
        data-held={way > 0 || undefined}
        style={shown ? { transform: `translateY(${refreshing ? 48 : way}px)` } : undefined}
      >
        {children}
      </div>
    </div>
  )
}
