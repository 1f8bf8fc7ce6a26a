import { describe, expect, it } from 'vitest'
import type { VersionArchive, VersionCell } from '../testing/version-archive'
import { matrixTable, objections } from './report'

const document = { name: 'media' } as VersionArchive['releases'][string][number]['document']
const archive: VersionArchive = {
  hosts: ['new', 'old'].map((build) => ({ build, folder: build, contracts: {} })),
  releases: { media: ['1.1.0-b', '1.0.0-a'].map((id) => ({ id, folder: id, document })) },
}
const cell = (host: string, release: string, more: Partial<VersionCell> = {}): VersionCell => ({
  host,
  remote: 'media',
  release,
  state: 'ok',
  missing: [],
  rendering: 'server',
  problems: [],
  ...more,
})
const cells = [
  cell('new', '1.1.0-b'),
  cell('new', '1.0.0-a', { state: 'degraded', missing: ['nav'], rendering: 'browser' }),
  cell('old', '1.1.0-b', { state: 'blocked', missing: ['player'], rendering: null }),
  cell('old', '1.0.0-a'),
]
const withCell = (other: VersionCell) => [
  ...cells.filter(({ host, release }) => host !== other.host || release !== other.release),
  other,
]

it('prints a row for each release and a column for each host', () => {
  expect(matrixTable(archive, cells).map((line) => line.replace(/ {2,}/g, ' | '))).toEqual([
    'remote | release | host new (candidate) | host old',
    'media | 1.1.0-b | ok | blocked, without player',
    'media | 1.0.0-a | degraded, without nav, rendered in the browser | ok',
  ])
})

describe('a host may be released', () => {
  it('if an earlier host blocks a newer release by its contracts', () => {
    expect(objections(archive, cells)).toEqual([])
  })
  it.each<[when: string, VersionCell, says: string]>([
    [
      'if one is broken on an earlier host',
      cell('old', '1.1.0-b', { state: 'broken', problems: ['event: boom', 'uncaught: x'] }),
      'media 1.1.0-b on host old: event: boom; uncaught: x.',
    ],
    [
      'if it blocks a kept release itself',
      cell('new', '1.0.0-a', { state: 'blocked', missing: ['telemetry'] }),
      'media 1.0.0-a on host new: it needs telemetry, which this host no longer offers.',
    ],
  ])('but not %s', (_, other, says) => expect(objections(archive, withCell(other))).toEqual([says]))

  it('but not if a cell was not tried', () => {
    expect(objections(archive, cells.slice(1))).toEqual(['media 1.1.0-b on host new was not tried.'])
  })
})
