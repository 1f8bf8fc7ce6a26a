import type { ClaimRules, ClaimRulesVersion } from '@plaza/shared/operations'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { App } from '../../app'
import { answer, fakeServer, refusal } from '../../testing/fake-server'

afterEach(() => {
  window.location.hash = ''
  vi.unstubAllGlobals()
})

const first: ClaimRulesVersion = { id: 0, rules: { wish: 14, micro: 7, reminder: 3 }, who: '', why: '', at: 0 }
const later = (rules: ClaimRules): ClaimRulesVersion => ({ id: 1, rules, who: 'ada', why: 'Winter', at: Date.now() })

function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  window.location.hash = '#claims'
  const server = fakeServer({
    'GET me': () => answer({ name: 'ada', role: 'centre' }),
    'GET centre/claim-rules': () => answer({ list: [first] }),
    ...answers,
  })
  render(<App />)
  return server
}
const field = (label: RegExp) => screen.findByLabelText(label)
const write = async (label: RegExp, value: string) => fireEvent.change(await field(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

it('saves fitting numbers with a reason, once, and shows the version', async () => {
  const rules = { wish: 21, micro: 7, reminder: 5 }
  const server = open({ 'POST centre/claim-rules': () => answer({ list: [later(rules), first] }) })
  await write(/claim of a wish/, '21.5')
  await write(/reminded/, '7')
  save()
  await screen.findByText('2 to 90 whole days.')
  screen.getByText('At least one day, and fewer than a claim holds.')
  screen.getByText('Say why: it stands in the log.')
  await write(/claim of a wish/, '21')
  await write(/reminded/, '5')
  await write(/^Why/, ' Winter ')
  save()
  save()
  await screen.findByText('Saved. It holds for claims from now on.')
  screen.getByText('Wishes 21 days, small wishes 7 days, reminder 5 days before · Winter', { exact: false })
  expect(server.bodies('POST centre/claim-rules')).toEqual([{ rules, version: 0, why: 'Winter' }])
})

it('is seen in the line of views, which scrolls on a phone', async () => {
  const seen: (string | null)[] = []
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    seen.push(this.textContent)
  }
  open()
  await field(/claim of a small wish/)
  expect(seen).toEqual(['Claims'])
})

it('keeps what was typed when another operator was faster', async () => {
  open({ 'POST centre/claim-rules': () => refusal('It changed meanwhile') })
  await write(/claim of a small wish/, '10')
  await write(/^Why/, 'Winter')
  save()
  await screen.findByText('It changed meanwhile')
  expect(await field(/claim of a small wish/)).toHaveProperty('value', '10')
})

it('puts an earlier version into the form', async () => {
  open({ 'GET centre/claim-rules': () => answer({ list: [later({ wish: 30, micro: 5, reminder: 2 }), first] }) })
  expect(await field(/claim of a wish/)).toHaveProperty('value', '30')
  fireEvent.click(screen.getByRole('button', { name: /^Put into the form: Wishes 14 days/ }))
  expect(await field(/claim of a wish/)).toHaveProperty('value', '14')
})
