import * as v from 'valibot'
import { get, group, put } from '../core/endpoint'
import { Id, MediaUrl, Moment } from '../core/fields'
import { Html } from '../core/html'

/** A document of the site, with English texts if the site has them. */
const SiteDocument = v.object({
  key: v.string(),
  title: v.string(),
  html: Html,
  title_en: v.optional(v.string()),
  html_en: v.optional(Html),
})
export type SiteDocument = v.InferOutput<typeof SiteDocument>

const documents = v.object({ version: v.string(), list: v.array(SiteDocument) })

/** A licence or qualification of the site. */
const Qualification = v.object({
  title: v.string(),
  title_en: v.optional(v.string()),
  number: v.string(),
  issuer: v.string(),
  issuer_en: v.optional(v.string()),
  /** The last day on which it is valid; null: no end. */
  valid_until: v.nullable(v.pipe(v.string(), v.isoDate())),
  image: v.nullable(MediaUrl),
})
export type Qualification = v.InferOutput<typeof Qualification>

export const site = group('site', {
  agreements: get('/v1/consumer/agreements', {
    summary: 'Agreements that a person accepts at login, and again when their version changes',
    domain: 'ucenter',
    data: documents,
    cacheable: true,
  }),
  accept: put('/v1/consumer/agreements', {
    summary: 'Accepts the agreements in the version that was shown; refused if there is a newer one',
    domain: 'ucenter',
    body: v.object({ version: v.pipe(v.string(), v.minLength(1), v.maxLength(20)) }),
    data: v.object({ version: v.string(), accepted_at: Moment }),
    needsToken: true,
  }),
  clauses: get('/v1/consumer/clauses', {
    summary: 'Clauses of use',
    domain: 'ucenter',
    data: documents,
    cacheable: true,
  }),
  about: get('/v2/about_us', {
    summary: 'About the site',
    domain: 'ucenter',
    data: v.object({
      html: Html,
      html_en: v.optional(Html),
      version: v.string(),
      /** Who holds the rights, and since when. */
      copyright: v.string(),
      copyright_en: v.optional(v.string()),
      contacts: v.array(
        v.object({
          name: v.string(),
          name_en: v.optional(v.string()),
          /** A phone number, a mail address, or words. */
          value: v.string(),
          value_en: v.optional(v.string()),
        }),
      ),
    }),
    cacheable: true,
  }),
  quality: get('/v1/quality_info', {
    summary: 'Licences and qualifications of the site',
    data: v.object({ list: v.array(Qualification) }),
    cacheable: true,
  }),
  help: get('/v1/help_articles', {
    summary: 'Questions that people ask, by topic',
    data: v.object({
      topics: v.array(v.object({ id: Id, name: v.string(), name_en: v.optional(v.string()) })),
      list: v.array(
        v.object({
          id: Id,
          topic: Id,
          title: v.string(),
          title_en: v.optional(v.string()),
          html: Html,
          html_en: v.optional(Html),
        }),
      ),
    }),
    cacheable: true,
  }),
})
