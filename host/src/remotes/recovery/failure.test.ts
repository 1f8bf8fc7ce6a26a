import type { FailureKind } from '@plaza/shared/remotes'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LoadError } from '../loading/load-error'
import { kindOf } from './failure'
import { TimeoutError } from './with-timeout'

const answered = (responseStatus: number) =>
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ responseStatus } as never])
const chunk = (type: string) => Object.assign(new Error('Loading chunk 7 failed'), { type, request: '/remotes/m/7.js' })
afterEach(() => void vi.restoreAllMocks())

describe('the kind of a failure', () => {
  it.each<[when: string, error: unknown, status: number, FailureKind]>([
    ['no answer came', chunk('error'), 0, 'fetch'],
    ['the server answered 404', chunk('error'), 404, 'fetch'],
    ['the bytes were answered well and are not the listed ones', chunk('error'), 200, 'refused'],
    ['the file is not in the list', new Error('x.js is not in the list of this release'), 0, 'refused'],
    ['the file ran and threw', chunk('missing'), 200, 'start-threw'],
    ['it took longer than rspack waits', chunk('timeout'), 0, 'slow'],
    ['it took longer than its budget', new TimeoutError('8000'), 0, 'slow'],
    ['it is known where it happened', new LoadError('no-page', 'no page'), 0, 'no-page'],
    ['the setup threw', new TypeError('x is undefined'), 0, 'start-threw'],
    ['something was thrown that is no error', null, 0, 'start-threw'],
  ])('when %s', (_, error, status, kind) => {
    answered(status)
    expect(kindOf(error)).toBe(kind)
  })
})
