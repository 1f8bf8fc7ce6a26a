import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const fileOf = (name) => new URL(`../../demo/media/${name}.json`, import.meta.url)

/** The rows of a table of server/demo/media. */
export const readTable = (name) => (existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : [])

/** Writes a table, a line for each row. */
export const writeTable = (name, rows) =>
  writeFileSync(fileOf(name), `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`)
