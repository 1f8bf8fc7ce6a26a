import { expect, it } from 'vitest'
import { missingContracts } from './contract'

const offered = { player: '1.2', request: '2.0', nav: '1.0' }

it.each<[when: string, needs: Record<string, string>, missing: string[]]>([
  ['all is offered as asked', { player: '1.2', nav: '1.0' }, []],
  ['an older minor is enough', { player: '1.0' }, []],
  ['a newer minor is asked', { player: '1.3' }, ['player']],
  ['another major is asked', { request: '1.0' }, ['request']],
  ['the host has never heard of it', { wallet: '1.0' }, ['wallet']],
])('when %s', (_, needs, missing) => expect(missingContracts(needs, offered)).toEqual(missing))
