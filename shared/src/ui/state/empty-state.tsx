import type { ReactNode } from 'react'
import { defineTexts } from '../../text'
import { Drawing } from './drawing'
import classes from './panel.module.css'

/** The six empty texts of the product spec, section 2. */
const t = defineTexts({
  content: { en: 'No content yet', zh: '暂无内容' },
  comment: { en: 'Be the first to comment', zh: '快来抢沙发，发表第一条评论' },
  collection: { en: 'Nothing collected yet', zh: '还没有收藏' },
  history: { en: 'No history', zh: '暂无历史记录' },
  earnings: { en: 'No earnings records', zh: '暂无收益记录' },
  data: { en: 'No data', zh: '暂无数据' },
})

export type EmptyKind = keyof typeof t

/** Replaces an empty list: a drawing, the sentence of the product spec, and at most one action. */
export function EmptyState({ kind, action }: { kind: EmptyKind; action?: ReactNode }) {
  return (
    <div className={classes.panel} data-empty={kind}>
      <Drawing name={kind} />
      <p className={classes.sentence}>{t[kind]()}</p>
      {action && <div className={classes.actions}>{action}</div>}
    </div>
  )
}
