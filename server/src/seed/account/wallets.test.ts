import { expect, it } from 'vitest'
import { defaults } from '../../domains/wallet/transfer-rules'
import { readEnvironment } from '../../environment'
import { demoAt } from '../demo/read'

const { wallets } = demoAt(readEnvironment({}).demoDir)
const events = wallets.flatMap((wallet) => wallet.events)
const feasts = /冬至|新年|元旦|春节|元宵|清明|端午|中秋|国庆|重阳|solstice|new year|spring festival|lantern|autumn/i

it('has nothing reviewed that the rules do not review', () => {
  const reviewed = events.flatMap((event) =>
    event.kind === 'cash-out' && (event.state === 'reviewing' || event.state === 'refused') ? [event.yuan] : [],
  )
  expect(reviewed.length).toBeGreaterThan(0)
  expect(reviewed.filter((cents) => cents <= defaults.review_above_cents)).toEqual([])
})

it('names no feast in a red packet: its moment is relative to now, on most days of the year far from the feast', () => {
  const titles = events.flatMap((event) => (event.kind === 'red-packet' ? [`${event.title} ${event.title_en}`] : []))
  expect(titles.length).toBeGreaterThan(5)
  expect(titles.filter((title) => feasts.test(title))).toEqual([])
})
