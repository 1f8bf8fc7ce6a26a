import { refuse } from '../refusal'
import { readPaced } from './read-paced'

const MAX_BODY_BYTES = 100_000
const MAX_DEPTH = 20
const refusedKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Reads a body up to a limit; stops reading beyond it, or if it arrives too slowly. */
export async function readLimited(body: ReadableStream<Uint8Array> | null, limit = MAX_BODY_BYTES): Promise<string> {
  return (await readBytes(body, limit)).toString('utf8')
}

/** The same for a body that is no text. */
export async function readBytes(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Buffer> {
  if (!body) return Buffer.alloc(0)
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of readPaced(body)) {
    bytes += part.byteLength
    if (bytes > limit) throw refuse('tooLarge')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Parses JSON and refuses dangerous input: deep nesting, prototype keys, texts that a database cannot store. */
export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse('badInput')
  }
  checkValue(value, 0)
  return value
}

function checkValue(value: unknown, depth: number): void {
  if (typeof value === 'string') checkText(value)
  if (typeof value !== 'object' || value === null) return
  if (depth >= MAX_DEPTH) throw refuse('badInput')
  for (const [key, inner] of Object.entries(value)) {
    if (refusedKeys.has(key)) throw refuse('badInput')
    checkValue(inner, depth + 1)
  }
}

/** Refuses NUL and lone surrogates. */
export function checkText(value: string): void {
  if (value.includes('\u0000') || /\p{Surrogate}/u.test(value)) throw refuse('badInput', { detail: 'text.malformed' })
}
