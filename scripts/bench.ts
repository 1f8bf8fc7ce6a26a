import { readdirSync } from 'node:fs'
import { stop } from './lib/project.mjs'

/** What is raced where nothing is named: pages beside one bundle, the server beside a bare handler. */
const defaultBenches = ['load', 'server']

const folder = new URL('./bench/', import.meta.url)
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''))
const selected = process.argv.splice(2, 1)
for (const name of selected.length > 0 ? selected : defaultBenches) {
  if (!names.includes(name)) stop(`Say what to measure: ${names.join(', ')}.`)
  await import(new URL(`${name}.ts`, folder).href)
}
