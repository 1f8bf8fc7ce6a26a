import { dateTime } from '@plaza/shared/format'
import type { ClaimRulesVersion, ClaimRulesVersions } from '@plaza/shared/operations'
import { useState } from 'react'
import { usePolled } from '../../calls/use-polled'
import moderation from '../../moderation/moderation.module.css'
import { Button } from '../../parts/button'
import { whole } from '../../parts/format'
import { PolledContent, Skeleton } from '../../parts/state'
import { t } from './claims.text'
import { ClaimsForm } from './claims-form'

/** How long claims of wishes hold, with the versions of it. */
export function ClaimsView() {
  const page = usePolled<ClaimRulesVersions>('centre/claim-rules')
  const [from, setFrom] = useState<ClaimRulesVersion | null>(null)
  const [isSaved, setSaved] = useState(false)
  return (
    <PolledContent of={page} waiting={<Skeleton height={420} />}>
      {({ list }) => {
        const current = list[0]
        if (!current) return null
        const shown = from ?? current
        return (
          <>
            <ClaimsForm
              key={shown.id}
              rules={shown.rules}
              version={current.id}
              isSaved={isSaved}
              onSaved={(saved) => {
                setFrom(null)
                setSaved(true)
                page.put(saved)
              }}
            />
            <Versions list={list} onUse={setFrom} />
          </>
        )
      }}
    </PolledContent>
  )
}

const sumOf = ({ wish, micro, reminder }: ClaimRulesVersion['rules']): string =>
  t.sum(whole(wish), whole(micro), whole(reminder))

const Versions = ({ list, onUse }: ClaimRulesVersions & { onUse(version: ClaimRulesVersion): void }) => (
  <section className={moderation.versions}>
    <h2>{t.versions()}</h2>
    <ul>
      {list.map((version, index) => (
        <li key={version.id} className={moderation.version}>
          <span>
            <b>{version.id === 0 ? t.first() : `${version.who} · ${dateTime(version.at, Date.now())}`}</b>{' '}
            {index === 0 && t.current()}
            <br />
            {[sumOf(version.rules), version.why].filter(Boolean).join(' · ')}
          </span>
          <Button aria-label={`${t.use()}: ${sumOf(version.rules)}`} onClick={() => onUse(version)}>
            {t.use()}
          </Button>
        </li>
      ))}
    </ul>
  </section>
)
