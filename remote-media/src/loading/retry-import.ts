const PAUSE_MS = 1000

/** Imports code, with one retry after a pause. */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return load()
  }
}
