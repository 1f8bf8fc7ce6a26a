import { codes } from '@plaza/shared/api'
import type { InlinedAnswer } from '@plaza/shared/remotes'
import type { PageMeta } from '@plaza/shared/routes'
import { expect, it, vi } from 'vitest'
import type { AskAsGuest } from '../page-data/first-answers'
import { pageMeta, shareMeta } from './share-meta'

const page: PageMeta = { title: 'Fog on the pier', description: 'The last boat.', image: '/fog.webp' }
const answer = (endpoint: string, more: Partial<InlinedAnswer> = {}): InlinedAnswer =>
  ({ endpoint, input: {}, data: { id: '7' }, ...more }) as InlinedAnswer
const custom = { is_share_custom: 1, share_title: 'Fog!', share_des: 'See it.', share_cover: '/share.webp' }
const asking = (data: object, code: number = codes.success) =>
  vi.fn(async () => ({ code, msg: '', data })) as unknown as AskAsGuest

it.each([
  ['contents.staticArticle', 1],
  ['videos.detail', 1],
  ['specials.detail', 1],
  ['posts.detail', 0],
  ['contents.staticArticles', 0],
])('asks whether an editor wrote something for %s: %i', async (endpoint, times) => {
  const ask = asking(custom)
  const meta = await shareMeta([answer(endpoint)], page, ask)
  expect(ask).toHaveBeenCalledTimes(times)
  expect(meta.title).toBe(times ? 'Fog!' : page.title)
  if (times) expect(ask).toHaveBeenCalledWith('shares.info', { params: { id: '7' } })
})

it('takes the page’s own words where an editor left some out', async () => {
  const ask = asking({ ...custom, share_title: '', share_cover: null })
  expect(await shareMeta([answer('videos.detail')], page, ask)).toEqual({ ...page, description: 'See it.' })
})

it.each([
  ['the editor wrote nothing', asking({ ...custom, is_share_custom: 0 })],
  ['the server refuses', asking(custom, codes.contentGone)],
  ['the server fails', vi.fn(() => Promise.reject(new Error('down'))) as unknown as AskAsGuest],
])('is the page’s own where %s', async (_, ask) => {
  expect(await shareMeta([answer('videos.detail')], page, ask)).toEqual(page)
})

it('goes by the first answer that is no list', async () => {
  const ask = asking(custom)
  await shareMeta([answer('videos.shorts', { paged: true } as never), answer('videos.detail')], page, ask)
  expect(ask).toHaveBeenCalledOnce()
  expect(await shareMeta([], page, ask)).toEqual(page)
})

it.each([
  ['circle', 'en', 'Mei invites you to the circle Harbour light - Plaza', 'Pictures of the bay'],
  ['circle', 'zh-CN', 'Mei 邀请您加入圈子“Harbour light” - Plaza', 'Pictures of the bay'],
  ['post', 'en', 'Mei invites you to read a post - Plaza', 'Harbour light'],
] as const)('of an invitation to a %s names who invites, in %s', (target, language, title, description) => {
  const data = { inviter: { name: 'Mei' }, target, title: 'Harbour light', text: 'Pictures of the bay', image: null }
  const invitation = answer('invitations.detail', { data: { ...data, circle: { image: '/harbour.webp' } } })
  const site = { title: 'Plaza', description: 'A town', image: '/plaza.webp' }
  expect(pageMeta([invitation], site, language)).toEqual({ title, description, image: '/harbour.webp' })
})
