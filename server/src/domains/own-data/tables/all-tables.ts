import { nobody, type PersonalTable, type TableName, type TableOfNobody } from '../data-table'
import { accountTables } from './account-tables'
import { communityTables } from './community-tables'
import { deedTables } from './deed-tables'
import { moneyTables } from './money-tables'
import { placeTables } from './place-tables'
import { practiceTables } from './practice-tables'
import { writingTables } from './writing-tables'

const OPERATORS = 'Operators are not users of the app.'
const OFFICES = 'Offices, not persons.'
const COUNTS = 'Counts only.'

/**
 * What we hold of persons, by table: every table of the schema has its row, or does not compile. The file of a person
 * and the closing of an account walk it.
 */
export const tables: Readonly<Record<TableName, PersonalTable | TableOfNobody>> = {
  ...accountTables,
  ...communityTables,
  ...deedTables,
  ...moneyTables,
  ...placeTables,
  ...practiceTables,
  ...writingTables,
  adviceCounts: nobody(),
  anchors: nobody(),
  answerTemplates: nobody(OPERATORS),
  backupRuns: nobody(),
  categories: nobody(),
  channelListeners: nobody('Keyed hashes, deleted after ten minutes.'),
  channels: nobody('Presenters of the site.'),
  collectionVideos: nobody(),
  courses: nobody('Teachers of the site.'),
  departmentStaff: nobody(OPERATORS),
  departments: nobody(OFFICES),
  guideEvents: nobody(),
  claimRulesVersions: nobody(OPERATORS),
  guides: nobody(),
  hourlyUploads: nobody(),
  lessons: nobody(),
  liveEvents: nobody(),
  matrixAccounts: nobody(),
  matrixArticles: nobody('Accounts of offices.'),
  moderationVersions: nobody(OPERATORS),
  newsroomEntries: nobody(OPERATORS),
  newsroomLog: nobody(OPERATORS),
  operatorSessions: nobody(OPERATORS),
  operators: nobody(OPERATORS),
  operatorTokens: nobody(OPERATORS),
  organisations: nobody(),
  pages: nobody(),
  partyOrganisations: nobody('How many members an organisation has, not who.'),
  placeActivities: nobody(),
  places: nobody(OFFICES),
  practiceOrganisations: nobody(),
  practiceStreets: nobody(),
  programmes: nobody('Presenters of the site.'),
  projectActivities: nobody(),
  projectResults: nobody(),
  projects: nobody(),
  queueLog: nobody(OPERATORS),
  recentViews: nobody('Keyed hashes, deleted after two hours.'),
  reconciliations: nobody(COUNTS),
  registryLog: nobody(OPERATORS),
  changeRequests: nobody(OPERATORS),
  deviceLogins: nobody(OPERATORS),
  remotePolicies: nobody('A share of devices, above which a second person confirms.'),
  remoteOwners: nobody(OPERATORS),
  registryRemotes: nobody(),
  registryState: nobody(),
  releaseNumbers: nobody('Its owner is a remote.'),
  releasePreviews: nobody(OPERATORS),
  releaseReporters: nobody('Keyed hashes of networks, deleted after two days.'),
  releaseRules: nobody(),
  rolloutPlans: nobody(OPERATORS),
  routeNumbers: nobody(COUNTS),
  visitCounts: nobody(COUNTS),
  releases: nobody(OPERATORS),
  serverReports: nobody(),
  serviceKinds: nobody(),
  rooms: nobody(),
  services: nobody(),
  settings: nobody(),
  sharedValues: nobody(),
  teamServices: nobody(COUNTS),
  teams: nobody('How many members a team has, not who.'),
  topics: nobody(COUNTS),
  recordings: nobody(),
  transcripts: nobody(),
  vouchers: nobody(),
  errorCounts: nobody(),
  errorGroups: nobody('Their messages have no personal data.'),
  errorSamples: nobody('They name nobody, and are deleted after thirty days.'),
  webhookMessages: nobody(),
}

export const personalTables = Object.entries(tables).filter(
  (entry): entry is [TableName, PersonalTable] => !('nobody' in entry[1]),
)
