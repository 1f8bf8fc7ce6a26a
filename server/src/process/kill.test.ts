import { isSampled, long } from '@plaza/shared/testing/sampling'
import { expect, it } from 'vitest'
import { readEnvironment } from '../environment'
import { demoAt } from '../seed/demo/read'
import { programForTests, type StartedServer } from '../testing/started-server'

const { articles } = demoAt(readEnvironment({}).demoDir)
const KILLS = long ? 40 : 1
const WRITERS = 6
/** Contents per writer; all except the one in flight at the kill have a last answer. */
const CONTENTS_PER_WRITER = 8
/** Number of answers before the kill, different for each turn. */
const answersBefore = (turn: number) => 20 + ((turn * 37) % 60)
const TIMEOUT_MS = 120_000 + KILLS * 20_000

const program = programForTests()
const start = () => program.start({ LOG_LEVEL: 'warn' })

async function ask(address: string, path: string, { token = 'guest', body }: { token?: string; body?: unknown } = {}) {
  const response = await fetch(address + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as { code: number; data: never }
}

const logIn = async (address: string): Promise<string> =>
  (
    (
      await ask(address, 'ucenter/v1/consumer/login', {
        body: { way: 'password', phone: '13800000002', password: 'starbay-demo' },
      })
    ).data as { token: string }
  ).token

/** Whether a content is collected, according to its last answer; null while one is pending. */
type CollectionStates = Map<string, boolean | null>

/** Collects and uncollects contents in turn until the server is gone. */
async function write(address: string, token: string, known: CollectionStates, onAnswer: () => void): Promise<void> {
  const ids = [...known.keys()]
  for (let turn = 0; ; turn++) {
    const id = ids[turn % ids.length] as string
    const on = !known.get(id)
    known.set(id, null)
    const answer = await ask(address, 'api/v1/collection', { token, body: { id, on } }).catch(() => null)
    if (answer === null) return
    expect(answer.code).toBe(100000)
    known.set(id, on)
    onAnswer()
  }
}

async function collected(address: string, token: string): Promise<Set<string>> {
  const { data } = await ask(address, 'api/v1/my_collections?page_size=50', { token })
  return new Set((data as { list: { content: { id: string } }[] }).list.map(({ content }) => content.id))
}

const idsOf = (writer: number) =>
  articles.slice(writer * CONTENTS_PER_WRITER, (writer + 1) * CONTENTS_PER_WRITER).map(({ id }) => String(id))

/** Lets all writers write until the server is killed; returns their knowledge, by writer. */
async function writeUntilKilled(server: StartedServer, token: string, turn: number): Promise<CollectionStates[]> {
  const address = await server.ready
  const before = await collected(address, token)
  const writers = Array.from({ length: WRITERS }, (_, writer): CollectionStates => {
    return new Map(idsOf(writer).map((id) => [id, before.has(id)]))
  })
  let left = answersBefore(turn)
  const onAnswer = () => {
    left -= 1
    if (left === 0) server.process.kill('SIGKILL')
  }
  await Promise.all(writers.map((known) => write(address, token, known, onAnswer)))
  await server.exit
  return writers
}

/** This test or the one of `kill-wallet.test.ts`, by turns. */
const isTested = isSampled(0, 2, 1)

it.runIf(isTested)(
  `keeps every acknowledged write over ${KILLS} kills while ${WRITERS} write`,
  { timeout: TIMEOUT_MS },
  async () => {
    let server = start()
    const token = await logIn(await server.ready)
    for (let turn = 0; turn < KILLS; turn++) {
      const writers = await writeUntilKilled(server, token, turn)
      server = start()
      const kept = await collected(await server.ready, token)
      const lost = writers.flatMap((known) => [...known].filter(([id, on]) => on !== null && kept.has(id) !== on))
      expect(lost, `kill ${turn + 1}`).toEqual([])
    }
  },
)
