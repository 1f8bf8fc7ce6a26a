import { isSampled, long, sampleOf } from '@plaza/shared/testing/sampling'
import { breakFiles, changeBoot, type Fault, type NetworkFault, networkFaults, pageFiles } from '../fixtures/faults'
import { type Page, type Plaza, publish, test } from '../fixtures/plaza'
import {
  builtDocument,
  idOf,
  makeRelease,
  type ReleaseChange,
  type RemoteName,
  remoteNames,
} from '../fixtures/releases'
import { visits } from '../fixtures/visits'
import { fileTargets, type Target, tryAll } from './trial'

/** The same code as another release; created once, and fetched as the page would. */
function otherRelease(plaza: Plaza, remote: RemoteName) {
  const made = makeRelease(plaza.releasesDir, remote, { version: '9.9.9', build: 'fade000009' })
  return async (pathname: string) => {
    const name = pathname.split('/').at(-1) ?? ''
    const response = await fetch(`${plaza.url}/remotes/${remote}/${made.id}/${name}`, {
      headers: { connection: 'close' },
    })
    return Buffer.from(await response.arrayBuffer())
  }
}

function filesOf(target: Target, remote: RemoteName): string[] {
  const document = builtDocument(remote)
  const base = `/remotes/${remote}/${idOf(document)}/`
  const { id: page } = visits[remote]
  if (target === 'remote.json') return [`${base}remote.json`]
  if (target === 'entry') return [base + document.entry]
  return pageFiles(document, page, target === 'style' ? '.css' : '.js').map((file) => base + file)
}

async function installFile(page: Page, plaza: Plaza, remote: RemoteName, target: Target, fault: NetworkFault) {
  const meant = filesOf(target, remote)
  const bodies = new Map<string, Buffer>()
  if (fault === 'other-version') {
    const other = otherRelease(plaza, remote)
    for (const path of meant) {
      const body = await other(path)
      bodies.set(path, target === 'style' ? Buffer.concat([body, Buffer.from('\n.other{color:red}')]) : body)
    }
  }
  // A remote.json is only fetched if the HTML does not contain it.
  if (target === 'remote.json')
    await changeBoot(page, (boot) => {
      for (const key of Object.keys(boot.documents)) if (key.startsWith(`${remote}/`)) delete boot.documents[key]
    })
  return breakFiles(
    page,
    (path) => meant.includes(path),
    fault,
    (path) => bodies.get(path) ?? Buffer.alloc(0),
  )
}

async function installRegistry(page: Page, fault: NetworkFault, older: Buffer): Promise<Fault> {
  // With a valid registry in the HTML the page would not fetch one. To replay an older one, it must be valid.
  await changeBoot(page, (boot) => {
    if (fault !== 'other-version') boot.registry = { ...boot.registry, signature: `${'A'.repeat(86)}==` }
  })
  return breakFiles(
    page,
    (path) => path === '/registry.json',
    fault,
    () => older,
  )
}

/** One of the remotes, another one per row; all of them in the long run. */
const remotesOf = (row: number) => remoteNames.filter((_, index) => isSampled(index + row, remoteNames.length, 1))

// Only without server rendering does a missing file show in the page.
test.use({ serverEnv: { PLAZA_RENDERING: 'off' } })
test.describe.configure({ timeout: 180_000 })
/** Each fault once, with each target at least once; all pairs in the long run. */
const pairs = fileTargets.flatMap((target, row) =>
  networkFaults.flatMap((fault, column) =>
    long || column % fileTargets.length === row ? [{ target, fault, column }] : [],
  ),
)
/** Sample size; the sample differs per commit. */
const SAMPLE_SIZE = 4
for (const { target, fault, column } of sampleOf(pairs, SAMPLE_SIZE)) {
  test(`${target} × ${fault}: the shell and other remotes work, and the remote recovers`, async ({
    browser,
    plaza,
  }) => {
    const install = (page: Page, remote: RemoteName) => installFile(page, plaza, remote, target, fault)
    await tryAll(browser, plaza, { target, fault, install }, remotesOf(column))
  })
}

for (const [row, fault] of (long ? networkFaults : sampleOf(['hang', 'other-version'] as const, 1)).entries()) {
  test(`registry × ${fault}: the app starts without it, and uses it once it is available`, async ({
    browser,
    plaza,
  }) => {
    const older = Buffer.from(await (await fetch(`${plaza.url}/registry.json`)).text())
    // A newer document, so that the one above is outdated.
    await plaza.operations.change('off', { remote: 'media', regions: ['000'], why: 'raise the serial' })
    await plaza.operations.change('on', { remote: 'media', regions: ['000'], why: 'raise the serial' })
    const install = (page: Page) => installRegistry(page, fault, older)
    await tryAll(browser, plaza, { target: 'registry', fault, install }, remotesOf(row))
  })
}

const throwing: [target: Target, fault: string, change: ReleaseChange][] = [
  ['entry', 'throws on start', 'entry-throws'],
  ['page chunk', 'throws on start', 'page-throws-on-start'],
  ['page chunk', 'throws in render', 'page-throws-in-render'],
]
/** A region that no other test uses. */
const REGION = '981234'

for (const [index, [target, fault, change]] of throwing.entries()) {
  if (!long && change !== 'page-throws-in-render') continue
  test(`${target} × ${fault}: a release that throws affects only its own pages, until it is rolled back`, async ({
    browser,
    plaza,
  }) => {
    const remotes = remotesOf(index)
    for (const [at, remote] of remotes.entries()) {
      const bad = await publish(plaza, remote, { version: `2.0.${index}`, build: `bad${index}00000${at}`, change })
      await plaza.operations.change('promote', { remote, release: bad.id, regions: [REGION], why: 'try it' })
    }
    const install = async (page: Page, remote: RemoteName) => {
      let asked = 0
      page.on('request', (request) => {
        if (request.url().includes(`/remotes/${remote}/2.0.${index}-`)) asked += 1
      })
      const mend = async () => void (await plaza.operations.change('rollback', { remote, why: 'it throws' }))
      return { count: () => asked, mend }
    }
    await tryAll(browser, plaza, { target, fault, region: REGION, install }, remotes)
  })
}
