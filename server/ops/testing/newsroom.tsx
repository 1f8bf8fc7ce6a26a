import type { Entry, NewsroomKindRow } from '@plaza/shared/operations'
import { render, screen } from '@testing-library/react'
import { App } from '../app'
import { answer, fakeServer } from './fake-server'

const article: NewsroomKindRow = {
  kind: 'article',
  single: false,
  previews: true,
  schema: {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      title: { type: 'string' },
      layout: { enum: ['right', 'text'] },
      top: { type: 'boolean' },
      pictures: { type: 'array', items: { type: 'string', format: 'picture' } },
      body: { type: 'string', format: 'body' },
    },
    required: ['id', 'title', 'pictures', 'body'],
  },
}
/** An entry of kind article. */
export const entry = (more: Partial<Entry> = {}): Entry => ({
  ...{ kind: 'article', id: '1000001', title: '渡口', state: 'draft', version: 1, publishedVersion: null },
  ...{ publishAt: null, updatedBy: 'ed', updatedAt: Date.now(), files: {}, address: '/posts/1000001' },
  document: { id: 1000001, title: '渡口', pictures: [], body: '第一段。' },
  log: [{ version: 1, action: 'create', document: true, who: 'ed', at: Date.now() }],
  ...more,
})

/** Opens the newsroom at an address, before a server with these answers. */
export async function open(
  hash: string,
  answers: Parameters<typeof fakeServer>[0],
): Promise<ReturnType<typeof fakeServer>> {
  window.location.hash = hash
  const server = fakeServer({
    'GET me': () => answer({ name: 'ed', role: 'editor' }),
    'GET newsroom': () => answer({ list: [article] }),
    'GET newsroom/site/site': () => answer(entry({ kind: 'site', id: 'site', version: 1 })),
    ...answers,
  })
  render(<App />)
  await screen.findByRole('navigation', { name: 'Kinds' }, { timeout: 15_000 })
  return server
}
