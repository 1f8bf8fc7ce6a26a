import type { Team, TeamMember, TeamSummary } from '@plaza/shared/api'

export const teamSummary = (over: Partial<TeamSummary> = {}): TeamSummary => ({
  ...{ id: '601', name: 'Tide team', logo: null, slogan: 'The sea returns what we lost', district: 'Qingyan' },
  ...{ kind: '环境保护', kind_en: 'Environment', members: 412, hours: 1860 },
  ...over,
})

export const team = (over: Partial<Team> = {}): Team => ({
  ...teamSummary(),
  ...{ intro: 'Every Sunday at dawn.', street: 'East Beach', founded_year: 2021, activities: 2 },
  ...{ manager: { id: '504', name: 'Lin', avatar: null }, membership: 'none', steps: ['join'] },
  ...{ reason: null, pending: null },
  ...over,
})

export const member = (over: Partial<TeamMember> = {}): TeamMember => ({
  ...{ id: '510', name: 'Chen', avatar: null, state: 'member', hours: 12, since: '2026-10-01T04:00:00.000Z' },
  ...{ note: null, steps: [] },
  ...over,
})
