import { timeAgo } from '@plaza/shared/format'
import type { QueueItem, QueueReport } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { Tag } from '../parts/tag'
import { ItemPictures } from './item-pictures'
import classes from './queue.module.css'

const t = defineTexts({
  reports: {
    en: (n: number) => (n === 1 ? '1 report' : `${n} reports`),
    zh: (n: number) => `${n} 条举报`,
  },
  newest: { en: (n: number) => `the newest ${n}`, zh: (n: number) => `显示最新 ${n} 条` },
})

const reasons = defineTexts({
  spam: { en: 'Advertising', zh: '垃圾广告' },
  abuse: { en: 'Abuse', zh: '辱骂骚扰' },
  false: { en: 'False', zh: '不实信息' },
  illegal: { en: 'Illegal', zh: '违法违规' },
  privacy: { en: 'Privacy', zh: '泄露隐私' },
  other: { en: 'Other', zh: '其他' },
}) satisfies Readonly<Record<QueueReport['reason'], unknown>>

/** What people say who reported an item. */
export function ItemReports({ reports: { count, list } }: { reports: NonNullable<QueueItem['reports']> }) {
  return (
    <div className={classes.reports}>
      <p className={classes.second}>
        <b>{t.reports(count)}</b> {count > list.length && t.newest(list.length)}
      </p>
      <ul>
        {list.map(({ by, at, reason, text, images }) => (
          <li key={`${by} ${at}`}>
            <Tag tone="watch">{reasons[reason]()}</Tag> {text}{' '}
            <span className={classes.second}>
              {by} · {timeAgo(at, Date.now())}
            </span>
            <ItemPictures images={images} />
          </li>
        ))}
      </ul>
    </div>
  )
}
