import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSampled } from '@plaza/shared/testing/sampling'
import { type KeptHost, readArchive, type VersionCell } from '../../scripts/testing/version-archive'
import { type RemoteName, remoteNames } from '../fixtures/releases'
import { expect, test } from '../fixtures/test'
import { serveHost, type Trial, tryCell } from './cell'
import { frozenArchive } from './frozen'

/** Where `npm run versions` has gathered hosts and releases, and reads what they did. */
const gathered = process.env.PLAZA_VERSIONS

test.describe.configure({ timeout: 900_000 })

async function* cellsOf(host: KeptHost, trials: readonly Trial[], browser: Parameters<typeof tryCell>[0]) {
  const server = await serveHost(host)
  try {
    for (const trial of trials) yield await tryCell(browser, server, host, trial)
  } finally {
    await server.stop()
  }
}
const stateOf = ({ state, problems }: VersionCell) => [state, ...problems]

if (gathered) {
  const { hosts, releases } = readArchive(gathered)
  const trials = remoteNames.flatMap((remote, row) =>
    (releases[remote] ?? []).map((kept, column): Trial => ({ remote, kept, region: `9${row}${column}001` })),
  )
  for (const host of hosts)
    test(`host ${host.build} × every kept release`, async ({ browser }) => {
      const broken: VersionCell[] = []
      for await (const cell of cellsOf(host, trials, browser)) {
        appendFileSync(join(gathered, 'cells.jsonl'), `${JSON.stringify(cell)}\n`)
        if (cell.state === 'broken') broken.push(cell)
      }
      expect(broken).toEqual([])
    })
} else {
  const remote: RemoteName = 'media'
  const pairs: [host: number, release: number, state: string][] = [
    [0, 0, 'ok'],
    [0, 1, 'ok'],
    [1, 0, 'blocked'],
    [1, 1, 'ok'],
  ]
  for (const [index, [hostIndex, releaseIndex, state]] of pairs.entries()) {
    if (!isSampled(index, pairs.length, 1)) continue
    test(`frozen host ${hostIndex} × frozen release ${releaseIndex} is ${state}`, async ({ browser }) => {
      const { hosts, releases } = readArchive(frozenArchive())
      const [host, kept] = [hosts[hostIndex], releases[remote]?.[releaseIndex]]
      if (!host || !kept) throw new Error('it is not frozen')
      for await (const cell of cellsOf(host, [{ remote, kept, region: '990001' }], browser))
        expect(stateOf(cell)).toEqual([state])
    })
  }
}
