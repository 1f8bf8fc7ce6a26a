import { jobs } from '../process/jobs/jobs'
import type { JobDeps } from '../process/jobs/queue'

/** Runs jobs immediately, whatever their schedule. */
export async function runJobs(deps: Partial<JobDeps> & Pick<JobDeps, 'db'>, names: RegExp): Promise<void> {
  for (const job of jobs) if (names.test(job.name)) await job.run(deps as JobDeps)
}
