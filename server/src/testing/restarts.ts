import type { TestServer } from './test-server'

/**
 * Servers of a walk on one database: with each turn the next call goes to the other one of two, and the second is a new one
 * each time, as after a restart.
 */
export function restartsOf(first: TestServer) {
  let second: TestServer | null = null
  async function stop(): Promise<void> {
    await second?.close()
    second = null
  }
  return {
    async next(): Promise<TestServer> {
      if (second) {
        await stop()
        return first
      }
      second = await first.another()
      return second
    },
    /** Ends with the first one. */
    async end(): Promise<TestServer> {
      await stop()
      return first
    },
  }
}
