const PAUSES_MS = [500, 1500]

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Imports code, with a retry after each of the pauses (ms). */
export async function fetchCode<T>(load: () => Promise<T>, pausesMs: readonly number[] = PAUSES_MS): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const [pause, ...others] = pausesMs
    if (pause === undefined) throw error
    await sleep(pause)
    return fetchCode(load, others)
  }
}
