import * as v from 'valibot'
import { get, group, post } from '../core/endpoint'
import { Count, Id, MediaUrl, Ok, Phone, text } from '../core/fields'
import { Html } from '../core/html'

/** An agreement, with English texts if the site has them. */
const Agreement = v.object({
  key: v.string(),
  title: v.string(),
  html: Html,
  title_en: v.optional(v.string()),
  html_en: v.optional(Html),
})

export const site = group('site', {
  agreements: get('/v1/consumer/agreements', {
    summary: 'Agreements that a person accepts at login',
    domain: 'ucenter',
    data: v.object({
      version: v.string(),
      list: v.array(Agreement),
    }),
    cacheable: true,
  }),
  clauses: get('/v1/consumer/clauses', {
    summary: 'Clauses of use',
    domain: 'ucenter',
    data: v.object({
      version: v.string(),
      list: v.array(Agreement),
    }),
    cacheable: true,
  }),
  about: get('/v2/about_us', {
    summary: 'About the site',
    domain: 'ucenter',
    data: v.object({
      html: Html,
      version: v.string(),
      contacts: v.array(v.object({ name: v.string(), value: v.string() })),
    }),
    cacheable: true,
  }),
  quality: get('/v1/quality_info', {
    summary: 'Licences and qualifications of the site',
    data: v.object({ list: v.array(v.object({ title: v.string(), number: v.string(), image: v.nullable(MediaUrl) })) }),
    cacheable: true,
    planned: true,
  }),
  help: get('/v1/help_articles', {
    summary: 'Questions that people ask',
    data: v.object({ list: v.array(v.object({ id: Id, title: v.string(), html: Html, opened: Count })) }),
    cacheable: true,
  }),
  join: post('/v1/join_applications', {
    summary: 'Asks to open an organisation’s account',
    body: v.object({ organisation: text(60), contact: text(30), phone: Phone, note: v.optional(text(300, 0)) }),
    data: Ok,
    planned: true,
  }),
})
