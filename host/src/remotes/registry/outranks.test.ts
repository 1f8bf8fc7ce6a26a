import { expect, it } from 'vitest'
import { outranks } from './outranks'

type RegistryRank = { serial: number; replaces?: number; partial?: true }

it.each<[when: string, offered: RegistryRank, held: RegistryRank | null, taken: boolean]>([
  ['nothing is held', { serial: 1 }, null, true],
  ['it is newer', { serial: 43 }, { serial: 42 }, true],
  ['it is the same', { serial: 42 }, { serial: 42 }, false],
  ['it is older', { serial: 41 }, { serial: 42 }, false],
  ['it is older and takes back what is held', { serial: 10, replaces: 42 }, { serial: 42 }, true],
  ['it is older and takes back less than what is held', { serial: 10, replaces: 41 }, { serial: 42 }, false],
  ['what is held takes it back', { serial: 42 }, { serial: 10, replaces: 42 }, false],
  ['it follows one that took others back', { serial: 11, replaces: 42 }, { serial: 10, replaces: 42 }, true],
  ['it precedes one that took the same back', { serial: 10, replaces: 42 }, { serial: 11, replaces: 42 }, false],
  ['it comes after all that was taken back', { serial: 43 }, { serial: 10, replaces: 42 }, true],
  ['it takes back what took others back', { serial: 5, replaces: 60 }, { serial: 10, replaces: 42 }, true],
  ['it is the whole of what is held', { serial: 42 }, { serial: 42, partial: true }, true],
  ['it is a part of what is held', { serial: 42, partial: true }, { serial: 42 }, false],
  ['it is an older whole', { serial: 41 }, { serial: 42, partial: true }, false],
  ['what is held is a part that takes it back', { serial: 42 }, { serial: 10, replaces: 42, partial: true }, false],
])('when %s', (_, offered, held, taken) => expect(outranks(offered, held)).toBe(taken))
