import cluster from 'node:cluster'
import type { OperationsRendering } from '@plaza/shared/operations'
import {
  type Aggregator,
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  Registry,
} from 'prom-client'
import type { Monitoring } from '../transport/ports/monitoring'
import { createRecentAnswers } from './recent-answers'
import { createServiceLog } from './service-log'

/** What is read when the metrics are asked for. */
export interface MonitoredState {
  /** Database connections that are open, and requests that wait for one. */
  pool(): { open: number; waiting: number }
  rendering(): OperationsRendering
  /** Serial of the registry that this process serves. */
  serial(): number
  /** Whether there is a read replica that cannot be used. */
  isReplicaUnused(): boolean
  /** The metrics of all processes behind the port; null if this is the only one. */
  allMetrics(): Promise<string | null>
}

/** Seconds: from an answer out of memory to the longest that a call may take. */
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Metrics of one process. None has a label whose values a visitor can invent. */
export function createMonitoring(state: MonitoredState): Monitoring {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  if (cluster.isWorker) answerForAll(registry)
  const requests = new Histogram({
    name: 'plaza_request_seconds',
    help: 'Time until an answer by call and HTTP status',
    labelNames: ['call', 'status'],
    buckets: SECONDS,
    registers,
  })
  const codes = new Counter({
    name: 'plaza_answers_total',
    help: 'Answers of endpoints by code of the envelope',
    labelNames: ['code'],
    registers,
  })
  const cached = new Counter({
    name: 'plaza_cached_answers_total',
    help: 'Guests’ requests answered from memory',
    registers,
  })
  const jobs = new Histogram({
    name: 'plaza_job_seconds',
    help: 'Time of finished jobs by name and outcome',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  })
  const lastDone = new Gauge({
    name: 'plaza_job_done_timestamp_seconds',
    help: 'When a job last succeeded on this server',
    aggregator: 'max',
    labelNames: ['job'],
    registers,
  })
  const serviceCalls = new Counter({
    name: 'plaza_service_calls_total',
    help: 'Calls of services outside by service and outcome',
    labelNames: ['service', 'outcome'],
    registers,
  })
  const recent = createRecentAnswers()
  const services = createServiceLog()
  observe(registers, state)
  return {
    answered(call, status, code, seconds) {
      requests.observe({ call, status }, seconds)
      // A line of events lasts as long as its page.
      if (!call.startsWith('events')) recent.note(status, seconds)
      if (code !== undefined) codes.inc({ code })
    },
    answeredFromMemory: () => cached.inc(),
    ran(job, isDone, seconds) {
      jobs.observe({ job, outcome: isDone ? 'done' : 'failed' }, seconds)
      if (isDone) lastDone.setToCurrentTime({ job })
    },
    called(service, failure) {
      serviceCalls.inc({ service, outcome: failure === null ? 'answered' : 'failed' })
      services.note(service, failure)
    },
    services: services.read,
    lately: recent.sums,
    text: async () => (await state.allMetrics()) ?? registry.metrics(),
    contentType: registry.contentType,
  }
}

/** Lets the primary process sum the metrics of all processes. */
function answerForAll(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry)
  // Its constructor listens to the primary.
  new AggregatorRegistry()
}

/** Gauges that are read when the metrics are asked for. */
function observe(registers: Registry[], { pool, rendering, serial, isReplicaUnused }: MonitoredState): void {
  const add = <Label extends string>(gauge: Omit<GaugeConfiguration<Label>, 'registers'>) =>
    new Gauge({ ...gauge, registers })
  const addNumber = (name: string, help: string, read: () => number, aggregator: Aggregator = 'sum') =>
    add({
      ...{ name, help, aggregator },
      collect() {
        this.set(read())
      },
    })
  addNumber('plaza_processes', 'Processes behind the port', () => 1)
  addNumber('plaza_database_connections', 'Open connections to the database', () => pool().open)
  addNumber('plaza_database_waiting', 'Requests that wait for a connection to the database', () => pool().waiting)
  addNumber('plaza_render_waiting', 'Pages that wait to be rendered', () => rendering().waiting)
  addNumber('plaza_render_paused', 'Pages and releases whose rendering is paused', () => rendering().paused.length)
  addNumber('plaza_registry_serial', 'Serial of the registry that this server serves', serial, 'min')
  addNumber(
    'plaza_replica_unused',
    'Processes that cannot use the read replica, because it is away or over a second behind',
    () => Number(isReplicaUnused()),
  )
  add({
    ...{ name: 'plaza_renders', help: 'Renders since the start by remote, release and outcome' },
    labelNames: ['remote', 'release', 'outcome'],
    collect() {
      this.reset()
      for (const { remote, release, rendered, dropped } of rendering().releases) {
        this.set({ remote, release, outcome: 'rendered' }, rendered)
        this.set({ remote, release, outcome: 'dropped' }, dropped)
      }
    },
  })
}
