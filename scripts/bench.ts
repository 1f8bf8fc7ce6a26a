import { existsSync, readdirSync } from 'node:fs'
import { stop } from './lib/project.mjs'

const folder = new URL('./bench/', import.meta.url)
const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
const [name = ''] = process.argv.splice(2, 1)
const file = new URL(`${name}.ts`, folder)
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) stop(`Say what to measure: ${names.join(', ')}.`)
await import(file.href)
