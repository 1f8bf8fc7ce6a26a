import { dateTime } from '@plaza/shared/format'
import type { ModerationRules, ModerationVersion } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { usePolled } from '../calls/use-polled'
import { Button } from '../parts/button'
import { PolledContent, Skeleton } from '../parts/state'
import { sizeOf } from './moderation.model'
import classes from './moderation.module.css'
import { RulesFile } from './rules-file'
import { RulesForm, type VersionList } from './rules-form'

const t = defineTexts({
  versions: { en: 'Versions', zh: '历史版本' },
  current: { en: 'in force', zh: '使用中' },
  deployed: { en: 'As deployed', zh: '部署时的规则' },
  use: { en: 'Put into the form', zh: '填入表单' },
  size: { en: (n: number) => `${n} words`, zh: (n: number) => `${n} 个词` },
})

/** Words and limits of moderation, with their versions. */
export function ModerationView() {
  const page = usePolled<VersionList>('moderation')
  /** What was put into the form instead of the version in force, and how often. */
  const [from, setFrom] = useState<{ rules: ModerationRules; round: number } | null>(null)
  const [isSaved, setSaved] = useState(false)
  const put = (rules: ModerationRules) => setFrom((before) => ({ rules, round: (before?.round ?? 0) + 1 }))
  return (
    <PolledContent of={page} waiting={<Skeleton height={420} />}>
      {({ list }) => {
        const current = list[0]
        if (!current) return null
        return (
          <>
            <RulesForm
              key={from ? `put-${from.round}` : current.id}
              rules={from?.rules ?? current.rules}
              version={current.id}
              isSaved={isSaved}
              onSaved={(saved) => {
                setFrom(null)
                setSaved(true)
                page.put(saved)
              }}
            />
            <RulesFile onTaken={put} />
            <Versions list={list} onUse={({ rules }) => put(rules)} />
          </>
        )
      }}
    </PolledContent>
  )
}

interface VersionsProps extends VersionList {
  onUse(version: ModerationVersion): void
}

const Versions = ({ list, onUse }: VersionsProps) => (
  <section className={classes.versions}>
    <h2>{t.versions()}</h2>
    <ul>
      {list.map((version, index) => (
        <li key={version.id} className={classes.version}>
          <span>
            <b>{version.id === 0 ? t.deployed() : `${version.who} · ${dateTime(version.at, Date.now())}`}</b>{' '}
            {index === 0 && t.current()}
            <br />
            {version.why} {t.size(sizeOf(version.rules))}
          </span>
          <Button onClick={() => onUse(version)}>{t.use()}</Button>
        </li>
      ))}
    </ul>
  </section>
)
