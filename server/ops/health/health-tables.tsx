import { timeAgo } from '@plaza/shared/format'
import type { JobHealth, ServerHealth, ServiceHealth } from '@plaza/shared/operations'
import { DataTable } from '../parts/data-table'
import { moment, rate, size, whole } from '../parts/format'
import { State, type Tone } from '../parts/tag'
import classes from './health.module.css'
import { adapterText, serviceText, t } from './health.text'

function Since({ time, at }: { time: number | null; at: number }) {
  return time === null ? t.never() : <time title={moment(time)}>{timeAgo(time, at)}</time>
}

const share = (part: number, answers: number): string => (answers === 0 ? '–' : rate(part / answers))

export function ServerTable({ servers, at }: { servers: readonly ServerHealth[]; at: number }) {
  const heads = [t.server(), t.seen(), t.started(), t.answers(), t.failed(), t.slow(), t.memory(), t.disk()]
  return (
    <DataTable caption={t.servers()} heads={heads} asCards>
      {servers.map((server) => (
        <tr key={server.id}>
          <th scope="row">{server.id}</th>
          <td>
            <Since time={server.seenAt} at={at} />
          </td>
          <td>
            <Since time={server.startedAt} at={at} />
          </td>
          <td>{whole(server.answers)}</td>
          <td>{share(server.failed, server.answers)}</td>
          <td>{share(server.slow, server.answers)}</td>
          <td>{size(server.memoryBytes)}</td>
          <td>{size(server.diskBytes)}</td>
        </tr>
      ))}
    </DataTable>
  )
}

const adapterName = (adapter: string): string =>
  Object.hasOwn(adapterText, adapter) ? adapterText[adapter as keyof typeof adapterText]() : adapter

const toneOf = ({ adapter, failuresInARow }: ServiceHealth): Tone => {
  if (failuresInARow > 0) return 'bad'
  return adapter === 'none' ? 'none' : 'good'
}

export function ServiceTable({ services, at }: { services: readonly ServiceHealth[]; at: number }) {
  return (
    <DataTable caption={t.services()} heads={[t.service(), t.runs(), t.answered(), t.lastFailure()]} asCards>
      {services.map((service) => (
        <tr key={service.name}>
          <th scope="row">
            <State tone={toneOf(service)}>{serviceText[service.name]()}</State>
          </th>
          <td>{adapterName(service.adapter)}</td>
          <td>
            <Since time={service.answeredAt} at={at} />
          </td>
          <td>
            <Since time={service.failedAt} at={at} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

/** All jobs, closed at first: those that fail stand among the findings. */
export function JobTable({ jobs, at }: { jobs: readonly JobHealth[]; at: number }) {
  if (jobs.length === 0) return <p className={classes.quiet}>{t.noJobs()}</p>
  return (
    <details className={classes.jobs}>
      <summary>{t.allJobs(jobs.length)}</summary>
      <DataTable caption={t.jobs()} heads={[t.job(), t.done(), t.lastFailure()]}>
        {jobs.map((job) => (
          <tr key={job.name}>
            <th scope="row">
              <State tone={job.isFailing || job.overdueSince !== null ? 'bad' : 'good'}>{job.name}</State>
            </th>
            <td>
              <Since time={job.doneAt} at={at} />
            </td>
            <td>
              <Since time={job.failedAt} at={at} />
            </td>
          </tr>
        ))}
      </DataTable>
    </details>
  )
}
