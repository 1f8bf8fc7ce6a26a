import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const fileOf = (name: string) => new URL(`../media/${name}.json`, import.meta.url)

/** The rows of a table of server/demo/media. */
export const readTable = <Row>(name: string): Row[] =>
  existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : []

/** Writes a table, one line per row. */
export const writeTable = (name: string, rows: readonly object[]): void =>
  writeFileSync(fileOf(name), `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`)
