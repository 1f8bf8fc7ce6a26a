import { type CertificateName, type CertificateScope, hours } from '@plaza/shared/api'
import { useAction, useHost, useSessionUser } from '@plaza/shared/host'
import { isLive, to } from '@plaza/shared/routes'
import { Button, ButtonLink, Segmented, Select, Sheet } from '@plaza/shared/ui'
import { useState } from 'react'
import { t } from './hours.text'
import classes from './record.module.css'

interface IssueSheetProps {
  /** The scope that is chosen at first; null: closed. */
  scope: CertificateScope | null
  years: readonly number[]
  onClose: () => void
}

/** What a certificate covers, and how it shows the name. */
export function IssueSheet({ scope, years, onClose }: IssueSheetProps) {
  return (
    <Sheet open={scope !== null} title={t.issue()} onClose={onClose}>
      {scope !== null && <IssueForm key={scope} first={scope} years={years} onClose={onClose} />}
    </Sheet>
  )
}

function IssueForm({
  first,
  years,
  onClose,
}: { first: CertificateScope } & Pick<IssueSheetProps, 'years' | 'onClose'>) {
  const host = useHost()
  const user = useSessionUser()
  const [scope, choose] = useState(first)
  const [shows, setShows] = useState<CertificateName>('masked')
  const issue = useAction(hours.issue, {
    refreshes: [hours.certificates],
    onDone: ({ id }) => {
      onClose()
      host.navigate(to('activity-record', {}, { certificate: id }))
    },
  })
  if (user?.real_name !== 1)
    return (
      <div className={classes.sheet}>
        <p>{t.needsName()}</p>
        {isLive('real-name') && <ButtonLink to={to('real-name')}>{t.prove()}</ButtonLink>}
      </div>
    )
  const isOne = first.startsWith('entry:')
  const options = [
    ...(isOne ? [{ value: first, label: t.scopeOne() }] : []),
    { value: 'all', label: t.scopeAll() },
    ...years.map((year) => ({ value: String(year), label: t.scopeYear(String(year)) })),
  ]
  return (
    <div className={classes.sheet}>
      <Select label={t.scope()} options={options} value={scope} onChange={choose} />
      <div>
        <p className={classes.label}>{t.shows()}</p>
        <Segmented
          label={t.shows()}
          value={shows}
          items={[
            { id: 'masked', label: t.masked() },
            { id: 'whole', label: t.whole() },
          ]}
          onChange={setShows}
        />
        <p className={classes.quiet}>{t.showsNote()}</p>
      </div>
      <Button block loading={issue.busy} onClick={() => issue.run({ body: { scope, shows } })}>
        {t.makeIt()}
      </Button>
    </div>
  )
}
