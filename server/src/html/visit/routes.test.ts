import { hostRoutes } from '@plaza/shared/routes'
import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { makeBuild } from '../../testing/builds'
import { createFinders } from './routes'

const table = {
  index: { path: '/index' },
  page: { path: '/page/:id?' },
  article: { path: '/posts/:aid' },
  comment: { path: '/posts/:aid/comment/:id' },
  newest: { path: '/posts/newest' },
  any: { path: '/:name/of/anything' },
  word: { path: '/书/:id' },
}
const { document, id, text } = makeBuild({ name: 'media', routes: table })
const find = createFinders()([{ remote: 'media', release: id, digest: 'd', blocked: false, base: '', text, document }])
const all = Object.entries({ ...hostRoutes, ...table })
  .filter(([, { path }]) => path !== '*')
  .map(([id, { path }]) => ({ path, handle: id }))

describe('the page of an address', () => {
  it.each([
    '/index',
    '/INDEX',
    '/index/',
    '/page',
    '/page/',
    '/page/7',
    '/posts/7',
    '/Posts/newest',
    '/posts/7/comment/1',
    '/posts',
    '/%70osts/7',
    '/%E4%B9%A6/1',
    '/posts/of/anything',
    '/what/of/anything',
    '/not-found',
    '/qrs/boot',
    '/',
    '/nowhere',
  ])('%s is the one that the router would find among all', (path) => {
    const expected = matchRoutes(all, path)?.at(-1)
    expect([find(path)?.id, find(path)?.params]).toEqual([expected?.route.handle, expected?.params])
  })

  it('is none where it cannot be read', () => expect(find('/posts/%ff')).toBeNull())
})
