import type { ContentFiles, ImportResult } from '@plaza/shared/operations'

type Files = ContentFiles['files']

/** So many that a call is answered before a proxy gives it up, and within the size of an import. */
const MOST_FILES = 300
const MOST_CHARACTERS = 1_500_000

function portionsOf(files: Files): Files[] {
  const portions: Record<string, string>[] = []
  let [count, characters] = [MOST_FILES, 0]
  for (const [file, text] of Object.entries(files)) {
    if (count >= MOST_FILES || characters + text.length > MOST_CHARACTERS) {
      portions.push({})
      count = 0
      characters = 0
    }
    Object.assign(portions.at(-1) ?? {}, { [file]: text })
    count++
    characters += text.length
  }
  return portions
}

/**
 * Imports files in portions. An entry may name one of a later portion: what was not taken is sent again, as long as that
 * helps.
 */
export async function importInPortions(
  files: Files,
  send: (portion: Files) => Promise<ImportResult>,
): Promise<ImportResult> {
  const sendAll = async (portions: readonly Files[]) => {
    const results: ImportResult[] = []
    for (const portion of portions) results.push(await send(portion))
    return { done: results.reduce((sum, { done }) => sum + done, 0), failed: results.flatMap(({ failed }) => failed) }
  }
  const portions = portionsOf(files)
  let { done, failed } = await sendAll(portions)
  while (portions.length > 1 && failed.length > 0) {
    const refused = new Set(failed.map(({ file }) => file))
    const again = await sendAll(
      portionsOf(Object.fromEntries(Object.entries(files).filter(([file]) => refused.has(file)))),
    )
    if (again.failed.length >= failed.length) break
    done += failed.length - again.failed.length
    failed = again.failed
  }
  return { done, failed }
}
