import { describe, expect, it } from 'vitest'
import type { LogEntry, OperationsStatus, StatusRelease, StatusRule } from '../../shared/src/operations/index'
import type { RegistryDocument } from '../../shared/src/remotes/registry'
import type { ExplainedCode } from '../../shared/src/remotes/support-code'
import { choiceLines, explainedLines, logLines, momentWords, provenanceWords, scopeWords, statusLines } from './format'

const at = new Date(2026, 11, 1, 8).getTime()
const base: StatusRule = {
  id: 'r1',
  release: '1.3.0-3f1a2b',
  shells: null,
  regions: null,
  languages: null,
  app: null,
  percent: 100,
  from: null,
  until: null,
  base: true,
  since: at,
}
const share: StatusRule = {
  ...base,
  id: 'r2',
  release: '1.4.0-9a0e39',
  shells: ['wechat'],
  regions: ['3205'],
  percent: 10,
  base: false,
}
const release = (id: string, over: Partial<StatusRelease> = {}): StatusRelease => ({
  id,
  version: id.split('-')[0] ?? '',
  build: id.split('-')[1] ?? '',
  publishedAt: at,
  publishedBy: 'command',
  revoked: false,
  live: true,
  bytes: 319_488,
  needs: { nav: '1.0' },
  provenance: { by: 'Mei', commit: 'abcdef0123456789', clean: true, at: '2026-12-01T00:00:00.000Z' },
  ...over,
})
const media: OperationsStatus['remotes'][number] = {
  name: 'media',
  previous: '1.2.0-777',
  owners: [],
  secondPersonAbove: null,
  halted: null,
  retiredAt: null,
  plans: [],
  rules: [share, base],
  releases: [release('1.4.0-9a0e39'), release('1.3.0-3f1a2b'), release('1.2.0-777', { live: false, revoked: true })],
}
const practice = {
  name: 'practice',
  previous: null,
  owners: [],
  secondPersonAbove: null,
  halted: null,
  retiredAt: null,
  plans: [],
  rules: [],
  releases: [release('1.0.0-aaa', { live: false })],
}
const status: OperationsStatus = {
  serial: 42,
  issuedAt: at,
  bytes: 1946,
  host: { build: '5a1', kept: [] },
  waiting: [],
  remotes: [media, practice],
}

describe('a scope in words', () => {
  it.each([
    [{}, 'everybody'],
    [{ shells: [], regions: null }, 'everybody'],
    [{ shells: ['wechat', 'ios'], regions: ['3205'] }, 'wechat and ios, in 3205'],
    [{ from: at, until: at }, 'from 2026-12-01 08:00, until 2026-12-01 08:00'],
  ])('%j', (scope, words) => expect(scopeWords(scope)).toBe(words))
})

it('lists in columns which release runs where', () => {
  expect(statusLines(status)).toEqual([
    'Serial 42 of 2026-12-01 08:00, 1.9 KB signed and compressed, host 5a1',
    '',
    'media, before: 1.2.0-777',
    '  for              share  release       since             rule',
    '  wechat, in 3205  10 %   1.4.0-9a0e39  2026-12-01 08:00  r2',
    '  everybody        100 %  1.3.0-3f1a2b  2026-12-01 08:00  r1 (base)',
    '',
    '  release       now         published                    size      needs    built from',
    '  1.4.0-9a0e39  runs        2026-12-01 08:00 by command  312.0 KB  nav 1.0  abcdef0123 by Mei',
    '  1.3.0-3f1a2b  runs        2026-12-01 08:00 by command  312.0 KB  nav 1.0  abcdef0123 by Mei',
    '  1.2.0-777     taken back  2026-12-01 08:00 by command  312.0 KB  nav 1.0  abcdef0123 by Mei',
    '',
    'practice',
    '  nothing runs',
    '',
    '  release    published                    size      needs    built from',
    '  1.0.0-aaa  2026-12-01 08:00 by command  312.0 KB  nav 1.0  abcdef0123 by Mei',
  ])
})

it.each([
  [null, ''],
  [{ by: 'Mei', commit: null, clean: false, at: '' }, 'by Mei, not all of it committed'],
  [{ by: 'Mei', commit: 'abcdef0123456789', clean: true, at: '' }, 'abcdef0123 by Mei'],
])('reports who built %j: %s', (provenance, words) => expect(provenanceWords(provenance)).toBe(words))

it('prints off for a rule without a release, and omits other remotes if one is given', () => {
  const off = {
    ...status,
    remotes: [{ ...media, rules: [{ ...share, release: null }] }, practice],
  }
  const lines = statusLines(off, ['media'])
  expect(lines).toContain('  wechat, in 3205  off      2026-12-01 08:00  r2')
  expect(lines).not.toContain('practice')
})

it('reports which release Plaza rolled back itself', () => {
  const halted = { release: '1.4.0-9a0e39', at, why: '12 of 60 loads failed', reason: null }
  const lines = statusLines({ ...status, remotes: [{ ...media, halted }] })
  expect(lines).toContain('  Plaza took 1.4.0-9a0e39 back itself on 2026-12-01 08:00: 12 of 60 loads failed')
})

it('prints the log, with who and why', () => {
  const entry: LogEntry = {
    id: 1,
    serial: 7,
    at,
    who: 'command',
    owner: null,
    action: 'promote',
    remote: 'media',
    why: '灰度',
    detail: { release: '1.4.0-9a0e39', before: [], after: { ...share, percent: 10 } },
  }
  const lines = logLines([entry, { ...entry, action: 'override', detail: { base: 'http://127.0.0.1/', minutes: 60 } }])
  const when = momentWords(at)
  expect(lines.slice(1)).toEqual([
    `7       ${when}  command  promote media   1.4.0-9a0e39, 10 %, wechat, in 3205  灰度`,
    `7       ${when}  command  override media  http://127.0.0.1/, for 60 minutes    灰度`,
  ])
  expect(logLines([])).toEqual(['Nothing has been changed yet.'])
})

it('explains a support code from the registry', () => {
  const explained: ExplainedCode = {
    serial: 41,
    remotes: [
      { name: 'med', build: '9a0', standing: 'last-good' },
      { name: 'pra', build: '000', standing: 'off' },
    ],
  }
  expect(explainedLines(explained, status)).toEqual([
    'The page holds serial 41 (now it is 42).',
    '',
    'remote    release       how it stands',
    'media     1.4.0-9a0e39  runs as the last good release of this device',
    'practice                is off for this person',
  ])
  expect(explainedLines(explained, null)[3]).toContain('build 9a0…')
})

it('reports the release a visitor gets and which rule decided', () => {
  const document: Pick<RegistryDocument, 'remotes'> = {
    remotes: { media: { releases: {}, rules: [{ id: 'r2', release: '1.4.0-9a0', percent: 10, shells: ['wechat'] }] } },
  }
  const ok = { state: 'ok' } as const
  const lines = choiceLines(
    [
      { remote: 'media', release: '1.4.0-9a0', why: 'rule', rule: 'r2', verdict: ok },
      { remote: 'practice', release: null, why: 'none', verdict: ok },
    ],
    document,
    () => 3.214,
  )
  expect(lines.slice(1)).toEqual([
    'media     1.4.0-9a0  r2: wechat, 10 % (it stands at 3.21)',
    'practice  nothing    no rule fits',
  ])
})

it('reports since when a remote is retired', () => {
  const retired = { ...media, rules: [], retiredAt: at }
  expect(statusLines({ ...status, remotes: [retired] })).toContain('  retired since 2026-12-01 08:00')
})
