import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { build } from '../build/build'
import { type LoadResult, load } from './load/load'
import { logIn, startPlaza } from './load/servers'
import { table, whenAndWhere, writeSection } from './race/report'

const LINES = 2_000
const CHANNEL = '805'
const WRITINGS = 10
/** A person may write a line of chat every three seconds. */
const WRITE_EVERY_MS = 3_200
const USUAL = '/api/v3/page_card_data/home'

interface OpenLines {
  /** Waits until each line has heard of a change; resolves with the delays in ms. */
  hear(from: number): Promise<number[]>
  close(): void
}

/** Opens lines over raw sockets. */
async function openLines(url: string): Promise<OpenLines> {
  const { hostname, port, host } = new URL(url)
  const request = `GET /api/v1/events?topics=chat:${CHANNEL},registry HTTP/1.1\r\nhost: ${host}\r\n\r\n`
  let onChange = (_: number) => {}
  const open = (index: number) =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(request))
      socket.setEncoding('utf8').on('data', (text: unknown) => {
        if (String(text).includes('event: begin')) resolve(socket)
        if (String(text).includes(`data: chat:${CHANNEL}`)) onChange(index)
      })
      socket.once('error', reject)
    })
  const sockets: Socket[] = []
  for (let from = 0; from < LINES; from += 100)
    sockets.push(...(await Promise.all(Array.from({ length: 100 }, (_, at) => open(from + at)))))
  return {
    hear: (from) =>
      new Promise((resolve) => {
        const delays = new Map<number, number>()
        onChange = (index) => {
          if (!delays.has(index)) delays.set(index, performance.now() - from)
          if (delays.size === LINES) resolve([...delays.values()])
        }
      }),
    close: () => sockets.forEach((socket) => void socket.destroy()),
  }
}

async function write(url: string, authorization: string, n: number): Promise<void> {
  const body = JSON.stringify({ target: 'channel', target_id: CHANNEL, content: `大家好 ${n}` })
  const headers = { authorization, 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/v1/mobile/comment`, { method: 'POST', headers, body })
  const { code, msg } = await answer.json()
  if (code !== 100000) throw new Error(`A line of chat was refused: ${msg}`)
}

/** Delays from the call that writes to each line, for some lines of chat one after another. */
async function delaysOf(url: string, lines: OpenLines): Promise<number[]> {
  const authorization = await logIn(url)
  const all: number[] = []
  for (let n = 0; n < WRITINGS; n++) {
    const heard = lines.hear(performance.now())
    await write(url, authorization, n)
    all.push(...(await heard))
    await new Promise((resolve) => setTimeout(resolve, WRITE_EVERY_MS))
  }
  return all.sort((one, other) => one - other)
}

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
const perSecond = ({ perSecond: n, p99 }: LoadResult) => `${n.toFixed(0)} (p99 ${p99.toFixed(1)} ms)`

/** Open lines of events on one server, and what they cost the usual load. */
export async function benchEvents(): Promise<void> {
  await build()
  const plaza = await startPlaza(null)
  try {
    const usual = () => load(plaza.url + USUAL, { authorization: 'guest', 'accept-encoding': 'br' })
    await usual()
    const [before, memoryBefore] = [await usual(), memoryOf(plaza.pid)]
    const began = performance.now()
    const lines = await openLines(plaza.url)
    const opening = performance.now() - began
    const memory = memoryOf(plaza.pid) - memoryBefore
    const beside = await usual()
    const quiet = await delaysOf(plaza.url, lines)
    lines.close()
    const rows = [
      ['lines open on one server', String(LINES)],
      ['time to open all, one after a hundred others', `${(opening / 1000).toFixed(1)} s`],
      ['memory for one line', `${((memory * 1024) / LINES).toFixed(0)} KB`],
      ['guest’s answers a second without lines', perSecond(before)],
      ['guest’s answers a second beside the lines', perSecond(beside)],
      ['from a line of chat to half of the pages', `${at(quiet, 0.5).toFixed(0)} ms`],
      ['from a line of chat to 99 of 100 pages', `${at(quiet, 0.99).toFixed(0)} ms`],
    ]
    for (const row of rows) console.log(row.join(' · '))
    writeSection('events', `${whenAndWhere()}.\n\n${table(['', 'measured'], rows)}`)
  } finally {
    plaza.end()
  }
}
