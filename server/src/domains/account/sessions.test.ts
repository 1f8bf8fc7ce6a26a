import { expect, it } from 'vitest'
import { createLog } from '../../process/log'
import type { Deps } from '../../transport/context'
import { readSession } from './sessions'

/** Fails the call that uses the database. */
const db = new Proxy({} as Deps['db'], {
  get() {
    throw new Error('the database was used')
  },
})
const read = (header: string | undefined) => readSession({ db, log: createLog('silent') }, header)

it.each([undefined, '', '  ', 'Bearer ', 'guest', 'Bearer guest', 'bearer  guest '])(
  'a guest with the header "%s" costs no query',
  async (header) => expect(await read(header)).toEqual({ user: null, token: null }),
)

it('any other token is looked up', () => expect(read('Bearer guest-1')).rejects.toThrow('was used'))
