import type { OperationsOverview, OverviewRemote } from '@plaza/shared/operations'

const PUBLISHED = Date.parse('2026-03-01T08:00:00Z')
const HOURS = 24

/** `media`, of which 1.4.0 runs for everybody. */
export const overviewRemote = (about: Partial<OverviewRemote> = {}): OverviewRemote => ({
  ...{ name: 'media', owners: [], retiredAt: null, release: '1.4.0-bbb', since: PUBLISHED, newer: null },
  ...{ hasWayBack: true, rules: [], plan: null, halted: null, errors: 0 },
  loads: Array(HOURS).fill(0),
  failures: Array(HOURS).fill(0),
  ...about,
})

export const overview = (about: Partial<OperationsOverview> = {}): OperationsOverview => ({
  ...{ at: PUBLISHED, level: 'good', alerts: [], remotes: [overviewRemote()], changed: [] },
  ...{ serial: 7, issuedAt: PUBLISHED, host: { build: '904b60f92a' } },
  ...about,
})
