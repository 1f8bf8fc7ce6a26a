import { searches, site } from '@plaza/shared/api'
import { handle } from '../transport/handlers'
import { readSettings } from './config'

export const siteHandlers = [
  handle(site.about, async (_, { db }) => (await readSettings(db, 'about')).about),
  handle(site.help, async (_, { db }) => (await readSettings(db, 'help')).help),
  handle(site.agreements, async (_, { db }) => (await readSettings(db, 'agreements')).agreements),
  handle(site.clauses, async (_, { db }) => (await readSettings(db, 'clauses')).clauses),
  handle(site.quality, async (_, { db }) => ({ list: (await readSettings(db, 'qualifications')).qualifications })),
  handle(searches.hot, async (_, { db }) => ({ list: (await readSettings(db, 'hot_words')).hot_words })),
]
