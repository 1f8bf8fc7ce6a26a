import type { RunningRemote, RunningRemotes } from '../../running.store'

const at = (hours: number, minutes: number, seconds: number) => new Date(2026, 0, 2, hours, minutes, seconds).getTime()

const plain: Omit<RunningRemote, 'name' | 'release' | 'build'> = {
  why: 'rule',
  rule: 'base',
  verdict: { state: 'ok' },
  standing: 'not-asked',
  loadedAt: null,
  ms: null,
  errors: [],
  left: [],
}

/** A page with many kinds of states and failures. */
export const sampleRunning: RunningRemotes = {
  serial: 42,
  source: 'fetched',
  previewEnded: false,
  checkedAt: at(14, 5, 7),
  remotes: [
    {
      ...plain,
      name: 'media',
      release: '1.4.0-9a0e3976be',
      build: '9a0e3976be',
      rule: 'canary',
      standing: 'ready',
      loadedAt: at(14, 4, 58),
      ms: 312,
      left: [{ at: at(14, 5, 1), release: '1.3.9-0b5d', counts: { timer: 1, listener: 2 } }],
    },
    { ...plain, name: 'community', release: '3.0.2-3f1d20aa07', build: '3f1d20aa07' },
    {
      ...plain,
      name: 'practice',
      release: '2.0.0-be11aa0012',
      build: 'be11aa0012',
      why: 'last-good',
      standing: 'last-good',
      loadedAt: at(14, 4, 59),
      ms: 1480,
      errors: [
        {
          at: at(14, 4, 58),
          release: '2.0.1-c0ffee',
          kind: 'fetch',
          message: 'Cannot fetch /remotes/practice/2.0.1-c0ffee/page.js?retry=1&Authorization=canary-token',
        },
      ],
    },
    {
      ...plain,
      name: 'account',
      release: '5.1.0-77d0000000',
      build: '77d0000000',
      verdict: { state: 'blocked', missingContracts: ['nav', 'player'] },
      standing: 'blocked',
    },
  ],
}
