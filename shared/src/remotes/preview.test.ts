import { describe, expect, it } from 'vitest'
import { contracts } from '../host/api'
import { type ReleasePreview, withPreview } from './preview'
import type { RegistryDocument } from './registry'
import { select } from './select'

const document: RegistryDocument = {
  schema: 1,
  serial: 7,
  issuedAt: 0,
  remotes: {
    media: {
      releases: { '1.0.0-a': { digest: 'sha384-a', needs: {} } },
      rules: [
        { id: 'off', release: null, regions: ['32'] },
        { id: 'base', release: '1.0.0-a' },
      ],
      revoked: ['1.1.0-b', '0.9.0-z'],
    },
  },
}
const preview: ReleasePreview = {
  preview: 'x',
  remote: 'media',
  release: '1.1.0-b',
  entry: { digest: 'sha384-b', needs: {} },
  expires: 1_000,
}
const visitor = { shell: 'h5', region: '3205', language: 'zh-CN', app: '', device: 'd', offered: contracts } as const
const chosen = (one: ReleasePreview | null, now: number) =>
  select(withPreview(document, one, now), { ...visitor, now }).map(({ remote, release, why }) => [remote, release, why])

describe('a preview', () => {
  it('goes before every rule of its remote', () =>
    expect(chosen(preview, 999)).toEqual([['media', '1.1.0-b', 'preview']]))
  it('gives a remote that no rule gives to anybody', () =>
    expect(chosen({ ...preview, remote: 'walks' }, 999)).toEqual([
      ['media', null, 'off'],
      ['walks', '1.1.0-b', 'preview'],
    ]))
  it.each([
    ['from its end on', preview, 1_000],
    ['of nothing', null, 0],
  ])('changes nothing %s', (_, one, now) => expect(chosen(one, now)).toEqual([['media', null, 'off']]))
  it('runs a release that was taken back, and leaves the others revoked', () =>
    expect(withPreview(document, preview, 0).remotes.media?.revoked).toEqual(['0.9.0-z']))
  it('leaves the document as it was', () => {
    const before = JSON.stringify(document)
    withPreview(document, preview, 0)
    expect(JSON.stringify(document)).toBe(before)
  })
})
