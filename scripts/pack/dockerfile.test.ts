import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { filesIn, recordFiles } from '../../server/src/backups/files'
import { long } from '../../shared/src/testing/sampling'
import { copyWorkspace } from '../testing/workspace'
import { readStages, valuesOf } from './image'

const MAX_MB = 200
const PORT = '18473'
/** In the image: `node`; here: nobody. */
const NOBODY = 65_534

const base = mkdtempSync(join(tmpdir(), 'plaza-image-'))
chmodSync(base, 0o755)
const workspace = long ? copyWorkspace() : null
afterAll(() => {
  workspace?.remove()
  rmSync(base, { recursive: true, force: true })
}, 120_000)

const stages = readStages()
/** Paths of the image in this test's folder. */
const here = (text: string) =>
  text.replace(/(^|[= "])\/(out|plaza|data|releases)\b/g, (_, sign, name) => sign + join(base, name))

/** Variables of the image's ENV instructions. */
const variables = Object.fromEntries(
  valuesOf(stages.get('server'), 'ENV').flatMap((line) => line.split(' ').map((pair) => here(pair).split('=', 2))),
)
const said = {
  PLAZA_SMS: 'none',
  PLAZA_WECHAT: 'none',
  PLAZA_PAYOUTS: 'none',
  PLAZA_DEMO: '0',
  PLAZA_ORIGIN: 'request',
}
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

async function readyAt(url: string): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(url)
          .then(({ status }) => status)
          .catch(() => 0),
      { timeout: 60_000 },
    )
    .toBe(200)
}

it.runIf(long)(
  'every step of the Dockerfile runs in a fresh folder, and what it leaves is a server',
  { timeout: 900_000 },
  async () => {
    for (const step of valuesOf(stages.get('build'), 'RUN')) await workspace?.run('sh', ['-c', here(step)], { CI: '' })
    execFileSync('mv', [join(base, 'out'), join(base, 'plaza')])
    for (const name of ['data', 'releases']) {
      mkdirSync(join(base, name))
      if (asNobody.uid) chownSync(join(base, name), NOBODY, NOBODY)
    }
    // Nothing of the workspace may be needed, and nothing in the image written.
    workspace?.remove()
    const image = join(base, 'plaza')
    const before = await recordFiles(image)
    const bytes = Object.values(before).reduce((sum, file) => sum + file.bytes, 0)
    expect(bytes / 1e6).toBeLessThan(MAX_MB)
    expect(
      (await filesIn(image)).filter((path) => /node_modules\/(typescript|@rspack|vitest|esbuild)\//.test(path)),
    ).toEqual([])

    const env = { PATH: process.env.PATH ?? '', ...variables, ...said, PORT, PLAZA_STOP_DELAY: '0', LOG_LEVEL: 'warn' }
    const [command = '', ...args] = JSON.parse(valuesOf(stages.get('server'), 'CMD')[0] ?? '[]') as string[]
    const server = spawn(command, args, { cwd: image, env, stdio: 'inherit', ...asNobody })
    const exit = new Promise((done) => server.once('exit', done))
    try {
      await readyAt(`http://127.0.0.1:${PORT}/readyz`)
      const [, check = '[]'] = / CMD (\[.*\])$/.exec(valuesOf(stages.get('server'), 'HEALTHCHECK')[0] ?? '') ?? []
      const [program = '', ...rest] = JSON.parse(check) as string[]
      execFileSync(program, rest, { env })
      const page = await (await fetch(`http://127.0.0.1:${PORT}/index`)).text()
      expect(page).toContain('id="plaza-boot"')
      expect((await fetch(`http://127.0.0.1:${PORT}/ops`)).status).toBe(200)
    } finally {
      server.kill('SIGTERM')
    }
    expect(await exit).toBe(0)
    expect(await recordFiles(image)).toEqual(before)
  },
)
