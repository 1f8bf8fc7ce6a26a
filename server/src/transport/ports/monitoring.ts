/** Counts what this process does, for Prometheus. */
export interface Monitoring {
  /** An answered request. `call` is the id of an endpoint, or a part of the server such as `page`. */
  answered(call: string, status: number, code: number | undefined, seconds: number): void
  /** A guest's request that was answered from memory. */
  answeredFromMemory(): void
  /** A finished run of a job. */
  ran(job: string, isDone: boolean, seconds: number): void
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>
  readonly contentType: string
}
