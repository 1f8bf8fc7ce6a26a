const PAUSE_MS = 1000

/** Loads code, and once more after a pause where the first try failed. */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return load()
  }
}
