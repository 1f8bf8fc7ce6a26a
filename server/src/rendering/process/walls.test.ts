import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startLockedProcess } from './locked-process'
import { findWalls, type Walls } from './walls'

let walls: Walls
/** A server that a process without isolation could reach. */
let server: Server
beforeAll(async () => {
  const found = await findWalls()
  if (!found) throw new Error('No process can be locked in here.')
  walls = found
  server = createServer((socket) => socket.end('reached'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => server.close())

/** What a program in a sandboxed process reports: the value of an expression, or the code or name of its error. */
function said(expression: string): Promise<string> {
  const program = `import { writeSync } from 'node:fs'
    const module = (name) => process.getBuiltinModule(name)
    const say = (text) => {
      const bytes = Buffer.from(text), length = Buffer.alloc(4)
      length.writeUInt32BE(bytes.length)
      writeSync(3, Buffer.concat([length, bytes]))
    }
    try { say(String(await (${expression}))) } catch (error) { say(error.code ?? error.name) }`
  return new Promise((done) => {
    const locked = startLockedProcess({
      walls,
      program,
      onText(text) {
        done(text)
        locked.end('gone')
      },
      onEnd: (fault) => done(`ended: ${fault}`),
    })
  })
}

const portOf = () => (server.address() as { port: number }).port

it.each([
  ['environment', 'Object.keys(process.env).join() || "none"', 'none'],
  ['place', 'process.cwd()', '/'],
  ['files to read', 'module("fs").readFileSync(process.execPath)', 'ERR_ACCESS_DENIED'],
  ['folders', 'module("fs").readdirSync("/")', 'ERR_ACCESS_DENIED'],
  ['files to write', 'module("fs").writeFileSync("/tmp/plaza-escaped", "x")', 'ERR_ACCESS_DENIED'],
  ['processes', 'module("child_process").execSync("id")', 'ERR_ACCESS_DENIED'],
  ['threads', 'new (module("worker_threads").Worker)("1", { eval: true })', 'ERR_ACCESS_DENIED'],
  ['inspector', 'new (module("inspector").Session)().connect()', 'ERR_ACCESS_DENIED'],
  ['native modules', 'process.dlopen({ exports: {} }, process.execPath)', 'ERR_DLOPEN_DISABLED'],
  ['code from strings', 'new Function("return 1")()', 'EvalError'],
  ['prototypes to change', 'Object.prototype.mark = 1', 'TypeError'],
  ['prototypes by name', '"__proto__" in {}', 'false'],
  ['WebAssembly', 'typeof WebAssembly', 'undefined'],
])('a locked process has no %s', async (_, expression, answer) => expect(await said(expression)).toBe(answer))

const connect = (port: number) => `new Promise((done, fail) => module("net").connect(${port}, "127.0.0.1")
  .on("data", (data) => done(data)).on("error", fail))`
const sendDatagram = `new Promise((done, fail) => module("dgram").createSocket("udp4")
  .send("x", 53, "192.0.2.1", (error) => error ? fail(error) : done("sent")))`

it('a locked process reaches nobody on the network', async (test) => {
  if (walls.missing.includes('network')) test.skip()
  expect(await said(connect(portOf()))).toBe('ENETUNREACH')
  expect(await said(sendDatagram)).toBe('ENETUNREACH')
})

it('a locked process reaches no socket that lies in a folder', async (test) => {
  if (walls.missing.includes('sockets')) test.skip()
  const folder = mkdtempSync(join(tmpdir(), 'plaza-socket-'))
  const path = join(folder, 'database.sock')
  const local = createServer((socket) => socket.end('reached'))
  await new Promise<void>((done) => local.listen(path, done))
  const reach = (address: string) => `new Promise((done, fail) => module("net").connect({ path: ${address} })
    .on("data", (data) => done(data)).on("error", fail))`
  expect(await said(reach(JSON.stringify(path)))).toBe('ENOENT')
  // Also through another process's folders.
  expect(await said(reach(JSON.stringify(`/proc/${process.pid}/root${path}`)))).toBe('ENOENT')
  local.close()
  rmSync(folder, { recursive: true })
})

it('a locked process has no capability left', async (test) => {
  if (walls.missing.includes('sockets')) test.skip()
  expect(await said('process.setgroups([1])')).toBe('EPERM')
})

it('a locked process sends no signal to others', async (test) => {
  if (walls.missing.includes('signals')) test.skip()
  expect(await said(`process.kill(${process.pid}, 0)`)).toBe('ESRCH')
})

it.each<[without: string, missing: Walls['missing'], forks: boolean]>([
  ['nothing', [], true],
  ['--mount', ['sockets'], true],
  ['setpriv', ['sockets', 'signals'], false],
  ['unshare', ['network', 'sockets', 'signals'], false],
  ['/bin/sh', ['network', 'sockets', 'signals', 'limits'], false],
])('a machine without %s gets the best that it can do, and says what is missing', async (without, missing, forks) =>
  expect(await findWalls(async ({ before }) => !before.includes(without))).toMatchObject({ missing, forks }),
)

it('a machine where nothing starts has no walls', async () => expect(await findWalls(async () => false)).toBeNull())

it('a locked process takes no memory without end', async (test) => {
  if (walls.missing.includes('limits')) test.skip()
  const taken = '(() => { const all = []; for (;;) all.push(Buffer.alloc(1e7, 1)) })()'
  expect(['RangeError', 'ERR_MEMORY_ALLOCATION_FAILED', 'ended: memory']).toContain(await said(taken))
})
