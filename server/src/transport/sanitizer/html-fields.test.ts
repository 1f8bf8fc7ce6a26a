import { activities, cards, contents, Html, isSanitised, site } from '@plaza/shared/api'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { sanitizeHtmlFields } from './html-fields'
import { sanitize } from './sanitize'

const hostile = '<p onclick="alert(1)">Tide<script>alert(1)</script></p>'
const safe = '<p>Tide</p>'

describe('fields of HTML in an answer', () => {
  it.each([
    ['an article', contents.staticArticle, { body: hostile }, { body: safe }],
    ['an activity', activities.detail, { body: hostile }, { body: safe }],
    ['an agreement', site.agreements, { list: [{ html: hostile }] }, { list: [{ html: safe }] }],
    ['the page about the site', site.about, { html: hostile }, { html: safe }],
    ['help', site.help, { list: [{ html: hostile, title: 'a<b' }] }, { list: [{ html: safe, title: 'a<b' }] }],
    [
      'a configured page',
      cards.page,
      {
        cards: [
          { type: 'rich_text', html: hostile },
          { type: 'rich_text', html: 7 },
          { type: 'banner', items: [] },
        ],
      },
      {
        cards: [
          { type: 'rich_text', html: safe },
          { type: 'rich_text', html: 7 },
          { type: 'banner', items: [] },
        ],
      },
    ],
  ])('of %s are sanitised, and nothing else is touched', (_, endpoint, data, answered) =>
    expect(sanitizeHtmlFields(endpoint, data)).toEqual(answered),
  )

  it('are found in lists, unions and optional values', () => {
    const data = v.object({
      pages: v.array(v.union([v.object({ text: v.nullable(Html) }), v.object({ note: v.optional(Html) })])),
    })
    expect(
      sanitizeHtmlFields({ data } as never, { pages: [{ text: hostile }, { text: null }, { note: hostile }, {}] }),
    ).toEqual({ pages: [{ text: safe }, { text: null }, { note: safe }, {}] })
  })
})

describe('written HTML', () => {
  it.each([
    ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener nofollow">x</a>'],
    ['<a href="java\tscript:alert(1)">x</a>', '<a rel="noopener nofollow">x</a>'],
    ['<a href="//evil.example" target="_blank">x</a>', '<a rel="noopener nofollow">x</a>'],
    ['<img src="data:image/svg+xml,<svg>" onerror=alert(1)>', '<img loading="lazy" decoding="async" />'],
    ['<p style="text-align:center;position:fixed">x</p>', '<p>x</p>'],
    ['<div id="plaza-boot" name="x" data-x="1">x</div>', '<div>x</div>'],
    ['<iframe srcdoc="<p>x</p>"></iframe><svg><p>y</p></svg>', '<p>y</p>'],
    ['<h2 style="text-align: center">x</h2>', '<h2 style="text-align: center">x</h2>'],
  ])('%s', (html, kept) => {
    expect(sanitize(html)).toBe(kept)
    expect(isSanitised(kept)).toBe(true)
  })
})
