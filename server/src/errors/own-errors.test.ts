import { expect, it } from 'vitest'
import { requestScope } from '../data/slow-statements'
import { recordSpans } from '../testing/recorded-spans'
import { inSpan } from '../tracing/tracing'
import { renderError, unexpectedError } from './own-errors'

const of = { owner: 'media', release: '1.0.0-aaa', host: 'host1', route: 'article' }
const files = { host: '/assets/host/server.1.js', release: '/remotes/media/1.0.0-aaa/server.2.js' }

it('knows the positions of a failed render in the files of host and release', () => {
  const detail =
    'TypeError: no title of 13900000000\n    at t (release:1:4321)\n    at Layout (host:2:7)\n    at host:3:9'
  expect(renderError(of, { kind: 'threw', detail }, files)).toMatchObject({
    ...of,
    kind: 'render',
    message: 'TypeError: no title of …',
    frames: [
      { file: files.release, line: 1, column: 4321, name: 't' },
      { file: files.host, line: 2, column: 7, name: 'Layout' },
      { file: files.host, line: 3, column: 9, name: '' },
    ],
  })
})

it('names a render that failed without an error', () =>
  expect(renderError(of, { kind: 'memory' }, files)).toMatchObject({ message: 'rendering: memory', frames: [] }))

it('takes the cause of a failed query, which has no parameters', () => {
  const error = new Error('Failed query: select … params: 张三', { cause: new RangeError('out of range') })
  expect(unexpectedError(error, 'host1')).toMatchObject({ owner: 'server', message: 'RangeError: out of range' })
})

it('takes anything that is thrown', () =>
  expect(unexpectedError('a text of a person', 'host1')).toMatchObject({ message: 'Error: not an error' }))

it('knows the request and the trace in which it happened', async () => {
  recordSpans()
  const error = await requestScope.run('request-1', () =>
    inSpan({ name: 'trace-1' }, async () => unexpectedError(new Error('no'), 'host1')),
  )
  expect(error).toMatchObject({ requestId: 'request-1', traceId: 'trace-1' })
})
