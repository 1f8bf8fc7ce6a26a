import { sleep } from './sleep'

const PAUSES_MS = [500, 1500]

/** Fetches code of the host that is loaded apart; again after each of the pauses (ms) where it could not be had. */
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
