import { Buffer } from 'node:buffer'
import { readSync, writeSync } from 'node:fs'
import { createContext, Script } from 'node:vm'

/**
 * The program of a render process (docs/decisions/0063), passed to Node as text, because a sandboxed process reads no
 * file. Foreign code runs in contexts that share nothing with each other or with this realm: only strings cross the
 * boundary. The program never returns to the event loop, so timers and promises that foreign code leaves in this realm
 * never run.
 *
 * @typedef {object} Task
 * @property {string} nonce random, so that earlier code cannot answer for this task
 * @property {string} context
 * @property {string[]} drop contexts to drop
 * @property {[host: string, release: string] | null} code scripts of a new context
 * @property {string} input
 */

const CHANNEL = 3
const LENGTH_BYTES = 4
/** Maximum length of a rendered page as JSON. */
const MOST_CHARACTERS = 1_500_000

const { exit, memoryUsage } = process
// Node's additions to the language are what an escape would use first.
const language = String(new Script('Object.getOwnPropertyNames(globalThis)').runInNewContext()).split(',')
for (const name of Object.getOwnPropertyNames(globalThis))
  if (!language.includes(name)) Reflect.deleteProperty(globalThis, name)

/** Script names in errors, which say whether the host's or the release's script threw. */
const names = ['host', 'release']

/** @typedef {{ plazaInput: string }} Given */
/** @type {Map<string, Given>} */
const contexts = new Map()
const begin = new Script("plazaHost.rendered = ''; void plazaHost.render(plazaInput)")
/** Runs after the microtasks that `begin` queued. */
const finish = new Script("(() => { const text = plazaHost.rendered; return typeof text === 'string' ? text : '' })()")
/** Code that sleeps would use no CPU time, which is what limits a render. */
const wakeful = new Script('delete Atomics.wait; delete Atomics.waitAsync')
/** Displaying an error would read its properties, which foreign code may define. */
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
  // Not configurable, so that foreign code cannot turn it into a setter that runs in this realm.
  const given = Object.create(null, { plazaInput: { value: '', writable: true } })
  createContext(given, { codeGeneration: { strings: false, wasm: false }, microtaskMode: 'afterEvaluate' })
  wakeful.runInContext(given, quietly)
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
    // The thrown value is not inspected: it may be anything.
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
