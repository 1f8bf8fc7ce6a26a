import { timeAgo } from '@plaza/shared/format'
import type { HealthFinding, OperationsHealth } from '@plaza/shared/operations'
import { textOf } from '@plaza/shared/text'
import { usePolled } from '../calls/use-polled'
import { moment, size } from '../parts/format'
import { PolledContent, Skeleton } from '../parts/state'
import { State } from '../parts/tag'
import classes from './health.module.css'
import { findingText, levelText, remedyText, t } from './health.text'
import { JobTable, ServerTable, ServiceTable } from './health-tables'

/** Whether all is well, and what to do where it is not. */
export function HealthView() {
  const health = usePolled<OperationsHealth>('health')
  return (
    <PolledContent of={health} waiting={<Skeleton height={420} />}>
      {(data) => <Health health={data} />}
    </PolledContent>
  )
}

function Health({ health }: { health: OperationsHealth }) {
  const { at, level, findings, servers, services, jobs } = health
  const count = findings.filter((finding) => finding.level === level).length
  return (
    <>
      <section className={classes.verdict} data-level={level} aria-live="polite">
        <h2>{level === 'good' ? t.good() : t[level](count)}</h2>
        <Facts health={health} />
      </section>
      {findings.length > 0 && (
        <ul className={classes.findings}>
          {findings.map((finding) => (
            <Finding key={`${finding.kind} ${finding.about}`} finding={finding} at={at} />
          ))}
        </ul>
      )}
      <h3 className={classes.heading}>{t.servers()}</h3>
      <ServerTable servers={servers} at={at} />
      <h3 className={classes.heading}>{t.services()}</h3>
      <ServiceTable services={services} at={at} />
      <h3 className={classes.heading}>{t.jobs()}</h3>
      <JobTable jobs={jobs} at={at} />
    </>
  )
}

function Facts({ health: { at, database, backupAt } }: { health: OperationsHealth }) {
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t.database()}</dt>
        <dd>
          {database.kind === 'embedded' ? t.embedded() : 'PostgreSQL'} · {size(database.bytes)} · {t.query(database.ms)}
        </dd>
      </div>
      <div>
        <dt>{t.backup()}</dt>
        <dd>{backupAt === null ? t.noBackup() : <time title={moment(backupAt)}>{timeAgo(backupAt, at)}</time>}</dd>
      </div>
    </dl>
  )
}

function Finding({ finding, at }: { finding: HealthFinding; at: number }) {
  const { level, since, detail, reason } = finding
  return (
    <li className={classes.finding} data-level={level}>
      <State tone={level}>{levelText[level]()}</State>
      <div className={classes.words}>
        <b>{findingText(finding)}</b>
        <span>{remedyText(finding)}</span>
        {(since !== undefined || detail || reason) && (
          <small>
            {since !== undefined && <time title={moment(since)}>{timeAgo(since, at)}</time>}
            {since !== undefined && detail && ' · '}
            {detail && <code>{detail}</code>}
            {reason && ' · '}
            {reason && textOf(reason)}
          </small>
        )}
      </div>
    </li>
  )
}
