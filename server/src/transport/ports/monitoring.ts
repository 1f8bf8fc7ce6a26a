import type { OutsideService, ServerReport } from '@plaza/shared/operations'

/** Counts what this process does, for Prometheus. */
export interface Monitoring {
  /** An answered request. `call` is the id of an endpoint, or a part of the server such as `page`. */
  answered(call: string, status: number, code: number | undefined, seconds: number): void
  /** A guest's request that was answered from memory. */
  answeredFromMemory(): void
  /** A finished run of a job. */
  ran(job: string, isDone: boolean, seconds: number): void
  /** A call of a service outside; null: it answered. */
  called(service: OutsideService, failure: string | null): void
  /** Calls of services since the start. */
  services(): ServerReport['services']
  /** Answers of the last five minutes. */
  lately(): Pick<ServerReport, 'answers' | 'failed' | 'slow'>
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>
  readonly contentType: string
}
