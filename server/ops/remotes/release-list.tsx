import type { StatusRelease } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import type { Remote } from '../overview/rollback.model'
import { moment, size } from '../parts/format'
import { ReleaseId } from '../parts/release'
import { Tag } from '../parts/tag'
import classes from './release-list.module.css'

type Provenance = NonNullable<StatusRelease['provenance']>

const t = defineTexts({
  releases: { en: (n: number) => (n === 1 ? '1 release' : `${n} releases`), zh: (n: number) => `共 ${n} 个版本` },
  live: { en: 'Live', zh: '使用中' },
  before: { en: 'Before', zh: '上一版' },
  revoked: { en: 'Taken back', zh: '已撤回' },
  published: {
    en: (at: string, who: string) => `${at} by ${who}`,
    zh: (at: string, who: string) => `${at} 由 ${who} 发布`,
  },
  built: {
    en: ({ by, commit, clean }: Provenance) =>
      `Built by ${by}${commit ? ` from ${commit.slice(0, 10)}` : ''}${clean ? '' : ', not all of it committed'}`,
    zh: ({ by, commit, clean }: Provenance) =>
      `由 ${by} 构建${commit ? `，提交 ${commit.slice(0, 10)}` : ''}${clean ? '' : '，有未提交的改动'}`,
  },
})

/** All published releases, newest first. */
export function ReleaseList({ remote: { releases, previous } }: { remote: Remote }) {
  return (
    <details className={classes.details}>
      <summary className={classes.summary}>{t.releases(releases.length)}</summary>
      <ul className={classes.list}>
        {releases.map(({ id, live, revoked, publishedAt, publishedBy, bytes, provenance }) => (
          <li key={id} className={classes.release}>
            <span className={classes.id}>
              <ReleaseId id={id} />
              {live && <Tag tone="good">{t.live()}</Tag>}
              {id === previous && <Tag>{t.before()}</Tag>}
              {revoked && <Tag tone="bad">{t.revoked()}</Tag>}
            </span>
            <span className={classes.made}>
              {t.published(moment(publishedAt), publishedBy)}
              {bytes !== null && ` · ${size(bytes)}`}
            </span>
            {provenance && <span className={classes.made}>{t.built(provenance)}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
