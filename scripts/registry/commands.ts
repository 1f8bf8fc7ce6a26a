import type { ArgsDef } from 'citty'

/** A command of the registry. */
export interface RegistryCommand {
  description: string
  args: ArgsDef
  /** The positional argument that takes one or more values. */
  many?: 'remotes' | 'codes'
  /** Whether it changes the registry, which needs a reason. */
  changes?: boolean
}

const positional = (description: string) => ({ type: 'positional', required: true, description }) as const
const option = (description: string, valueHint?: string) =>
  ({ type: 'string', description, ...(valueHint && { valueHint }) }) as const

const remote = { remote: positional('name of the remote') }
const onePlan = { plan: option('id of the plan, if the remote has several', 'id') }
const scope = {
  shell: option('shells, as wechat,ios', 'shells'),
  region: option('regions, as 3205,3206', 'regions'),
  language: option('languages, as zh-CN,en', 'languages'),
  app: option('versions of the app, as 3.2..4.0: from the first, before the second', 'range'),
}

/** All commands of the registry with their arguments. */
export const commands: Record<string, RegistryCommand> = {
  status: { description: 'lists what runs where', args: {} },
  publish: {
    description: 'uploads a release that `release` has made, and registers it',
    args: {
      remotes: positional('one or more remotes, or all'),
      release: option('release of one remote; the newest unless given', 'id'),
      base: option('folder on a CDN that holds its files', 'url'),
    },
    many: 'remotes',
    changes: true,
  },
  promote: {
    description: 'lets a release run, for everybody or for a share or a scope',
    args: {
      ...remote,
      release: positional('its version or id'),
      percent: option('share of the devices, as 10', 'percent'),
      ...scope,
      from: option('start, as 2026-12-01T08:00', 'time'),
      until: option('end, as 2026-12-02T08:00', 'time'),
      plan: option('shares of a rollout plan, which grows by itself, as 1,10,50,100', 'shares'),
      wait: option('wait after each step of the plan, or one for each; 30m unless given', 'durations'),
      visits: option('minimum visits in a step of the plan; 100 unless given', 'number'),
    },
    changes: true,
  },
  pause: { description: 'stops a rollout plan; its share stays', args: { ...remote, ...onePlan }, changes: true },
  resume: { description: 'lets a paused rollout plan go on', args: { ...remote, ...onePlan }, changes: true },
  cancel: { description: 'ends a rollout plan; its share stays', args: { ...remote, ...onePlan }, changes: true },
  reach: {
    description: 'about how many of the last day’s visits a rule would take',
    args: { ...remote, percent: option('share of the devices, as 10', 'percent'), ...scope },
  },
  rollback: { description: 'takes the newest release back, in open pages too', args: remote, changes: true },
  off: { description: 'removes the remote for everybody or for a scope', args: { ...remote, ...scope }, changes: true },
  on: { description: 'ends `off` of the same scope', args: { ...remote, ...scope }, changes: true },
  retire: {
    description: 'takes the remote out of the registry; a promotion brings it back',
    args: remote,
    changes: true,
  },
  'remove-rule': { description: 'removes one rule', args: { rule: positional('id of the rule') }, changes: true },
  reissue: {
    description: 'lets pages take the registry of a restored database, though its serial is lower',
    args: { replaces: { ...option('the serial to replace', 'serial'), required: true } },
    changes: true,
  },
  preview: {
    description: 'creates a link that shows a content before it is published',
    args: { content: positional('id of the content'), hours: option('lifetime of the link; 48 unless given', 'hours') },
  },
  previews: { description: 'lists the valid preview links', args: {} },
  'end-preview': { description: 'ends a preview link', args: { link: positional('id of the link') }, changes: true },
  'preview-release': {
    description: 'creates a link that shows a published release, whatever the rules say',
    args: {
      ...remote,
      release: positional('its version or id'),
      path: option('page that the link opens, as /index; the first of the release unless given', 'path'),
      hours: option('lifetime of the link; 168 unless given', 'hours'),
      markdown: { type: 'boolean', description: 'writes the text for a pull request' },
    },
    changes: true,
  },
  'release-previews': { description: 'lists the links to releases that are still good', args: {} },
  'end-release-preview': {
    description: 'ends a link to a release',
    args: { link: positional('id of the link') },
    changes: true,
  },
  operators: { description: 'lists the operators and their roles', args: {} },
  'add-operator': {
    description: 'adds an operator; asks for the password or reads it from standard input',
    args: {
      name: positional('name of the operator'),
      role: option('role', 'viewer|owner|releaser|reviewer|department|support'),
      departments: option('ids of departments, as 751,752; for the role department', 'ids'),
    },
    changes: true,
  },
  'set-departments': {
    description: 'replaces the departments that an operator decides for',
    args: {
      name: positional('name of the operator'),
      departments: option('ids of departments, as 751,752', 'ids'),
    },
    changes: true,
  },
  'remove-operator': {
    description: 'removes an operator and ends their sessions',
    args: { name: positional('name of the operator') },
    changes: true,
  },
  'set-owners': {
    description: 'replaces the operators who own a remote, also before it is published',
    args: { ...remote, owners: { ...option('names of operators, as li,wang', 'names'), required: true } },
    changes: true,
  },
  'set-second-person': {
    description: 'lets promotions to more than a share wait for a second person, who confirms them in /ops',
    args: { ...remote, above: { ...option('share in percent, as 10, or none', 'percent'), required: true } },
    changes: true,
  },
  waiting: { description: 'lists the changes that wait for a second person', args: {} },
  log: {
    description: 'lists who changed what, when and why',
    args: {
      limit: option('number of entries; 20 unless given', 'number'),
      remote: option('of one remote', 'name'),
      who: option('of one person, also by their programs', 'name'),
    },
  },
  login: {
    description: 'logs this command in by a code that you confirm in /ops',
    args: { days: option('lifetime of the login; 30 unless given', 'days') },
  },
  logout: { description: 'ends the login of this command', args: {} },
  explain: {
    description: 'explains a support code of /?mf=why',
    args: { codes: positional('the code, as it was read out') },
    many: 'codes',
  },
  why: {
    description: 'shows what a visitor gets, and why',
    args: { ...scope, device: option('id of the device', 'id') },
  },
}
