import { Buffer } from 'node:buffer'
import { readSync, writeSync } from 'node:fs'
import { createContext, Script } from 'node:vm'

/**
 * The program of a render process (docs/decisions/0063), given to Node as text, since a locked process reads no file.
 * Foreign code runs in contexts that share nothing with each other or with this realm: strings go in, strings come out,
 * and nothing else of a context is touched. It never returns to the event loop, so what foreign code leaves behind in
 * this realm (timers, promises of `import()`) never runs.
 *
 * @typedef {object} Task
 * @property {string} nonce unknown to whatever ran before, so that nobody answers for the next
 * @property {string} context
 * @property {string[]} drop contexts that are needed no more
 * @property {[host: string, release: string] | null} code scripts of a context that is not here yet
 * @property {string} input
 */

const CHANNEL = 3
const LENGTH_BYTES = 4
/** Of the JSON text of a rendered page. */
const MOST_CHARACTERS = 1_500_000

const { exit, memoryUsage } = process
// What Node adds to the language is what an escape would reach for first.
const language = String(new Script('Object.getOwnPropertyNames(globalThis)').runInNewContext()).split(',')
for (const name of Object.getOwnPropertyNames(globalThis))
  if (!language.includes(name)) Reflect.deleteProperty(globalThis, name)

/** By which an error says in which of the two scripts it came up. */
const names = ['host', 'release']

/** @typedef {{ plazaInput: string }} Given */
/** @type {Map<string, Given>} */
const contexts = new Map()
const begin = new Script("plazaHost.rendered = ''; void plazaHost.render(plazaInput)")
/** Runs after the microtasks that `begin` left. */
const finish = new Script("(() => { const text = plazaHost.rendered; return typeof text === 'string' ? text : '' })()")
/** To show an error is to read it, and whoever made it decides what that does. */
const quietly = { displayErrors: false }

/** @param {number} length */
function read(length) {
  const bytes = Buffer.allocUnsafe(length)
  for (let at = 0; at < length; ) {
    const count = readSync(CHANNEL, bytes, at, length - at, null)
    if (count === 0) exit(0)
    at += count
  }
  return bytes
}

/**
 * A frame: its length, a line of JSON, the text.
 * @param {object} head
 */
function write(head, text = '') {
  const content = Buffer.from(`${JSON.stringify(head)}\n${text}`)
  const frame = Buffer.allocUnsafe(LENGTH_BYTES + content.length)
  frame.writeUInt32BE(content.length)
  content.copy(frame, LENGTH_BYTES)
  for (let at = 0; at < frame.length; ) at += writeSync(CHANNEL, frame, at)
}

/** @param {[host: string, release: string]} code */
function load(code) {
  // Not configurable, so that nobody makes a setter of it that is called from out here.
  const given = Object.create(null, { plazaInput: { value: '', writable: true } })
  createContext(given, { codeGeneration: { strings: false, wasm: false }, microtaskMode: 'afterEvaluate' })
  for (const [index, text] of code.entries()) new Script(text, { filename: names[index] }).runInContext(given, quietly)
  return given
}

/** @param {Task} task */
function render({ context, code, input }) {
  const given = contexts.get(context) ?? (code && load(code))
  contexts.set(context, given)
  given.plazaInput = input
  begin.runInContext(given, quietly)
  return finish.runInContext(given, quietly)
}

/** @param {Task} task */
function answer(task) {
  for (const context of task.drop) contexts.delete(context)
  try {
    const text = render(task)
    if (typeof text !== 'string' || text === '') return { fault: 'threw' }
    return text.length > MOST_CHARACTERS ? { fault: 'too-big' } : { text }
  } catch {
    // What was thrown is not looked at: it may be anything.
    return { fault: 'threw' }
  }
}

write({ ready: true })
for (;;) {
  /** @type {Task} */
  const task = JSON.parse(read(read(LENGTH_BYTES).readUInt32BE()).toString())
  const { text, fault } = answer(task)
  if (fault) contexts.delete(task.context)
  write({ nonce: task.nonce, fault, bytes: memoryUsage.rss() }, text)
}
