import { beforeEach, expect, it } from 'vitest'
import { forgetListening, listeningPositions, setListeningOwner } from './listening-positions'

const secondsOf = (id: string) => listeningPositions.find(id)?.seconds
beforeEach(() => {
  localStorage.clear()
  setListeningOwner(null)
})

it('keeps the newest position of each sound', () => {
  listeningPositions.keep('7', 10)
  listeningPositions.keep('8', 20)
  listeningPositions.keep('7', 131)
  expect([secondsOf('7'), secondsOf('8'), secondsOf('9')]).toEqual([131, 20, undefined])
})

it('keeps the newest 200 alone', () => {
  for (let id = 0; id <= 200; id++) listeningPositions.keep(String(id), 5)
  expect([secondsOf('0'), secondsOf('1'), secondsOf('200')]).toEqual([undefined, 5, 5])
})

it('hands the positions of a guest to the person who logs in, before their older ones', () => {
  setListeningOwner('anna')
  listeningPositions.keep('7', 10)
  listeningPositions.keep('8', 20)
  setListeningOwner(null)
  expect(secondsOf('7')).toBeUndefined()
  listeningPositions.keep('7', 99)
  setListeningOwner('anna')
  expect([secondsOf('7'), secondsOf('8')]).toEqual([99, 20])
  setListeningOwner(null)
  expect(secondsOf('7')).toBeUndefined()
})

it('shows nobody what another person heard', () => {
  setListeningOwner('anna')
  listeningPositions.keep('7', 10)
  setListeningOwner('ben')
  expect(secondsOf('7')).toBeUndefined()
  forgetListening()
  setListeningOwner('anna')
  expect(secondsOf('7')).toBeUndefined()
})
