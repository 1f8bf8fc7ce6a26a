import { type Application, type JoinOffer, joinDraft } from '@plaza/shared/api'
import { failing, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { visit } from '../../testing/visit'

const offer = (role: JoinOffer['role'], en: string): JoinOffer => ({
  role,
  name: { zh: en, en },
  summary: { zh: '', en: `What a ${en} does` },
  needs: [{ zh: '', en: `Three works of a ${en}` }],
})
const offers = { list: [offer('photographer', 'Photographer'), offer('organisation', 'Organisation')] }
const application = (more: Partial<Application> = {}): Application => ({
  id: '9',
  role: 'photographer',
  name: 'Li Xing',
  organisation: null,
  phone: '138****0002',
  note: 'I take pictures of the tide.',
  portfolio: 'https://li.starbay.example/tides',
  images: [],
  state: 'received',
  answer: null,
  created_at: '2026-11-20T08:00:00Z',
  reviewing_at: null,
  decided_at: null,
  ...more,
})
const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'join',
    {},
    { user: person(), answers: { 'joins.offers': offers, 'joins.list': pageOf(), ...answers }, ...options },
  )

describe('the offers', () => {
  it('say what somebody can be and what is asked for, each with its form', async () => {
    const { host } = await draw({ user: null })
    await screen.findByText('What a Photographer does')
    screen.getByText('Three works of a Photographer')
    const links = screen.getAllByRole('link', { name: /^Apply/ }).map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/join?role=photographer', '/join?role=organisation'])
    expect(host.callsOf('joins.list')).toEqual([])
  })

  it('stand below the own applications with their state', async () => {
    await draw({ answers: { 'joins.list': pageOf(application({ state: 'reviewing' })) } })
    const link = await screen.findByRole('link', { name: /Photographer.*Being read/ })
    expect(link.getAttribute('href')).toBe('/join?application=9')
  })

  it('cannot be had', async () => {
    await draw({ answers: { 'joins.offers': failing({ status: 500 }) } })
    expect(await screen.findByText('The server is busy')).toBeTruthy()
  })
})

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the application' }))

describe('the form', () => {
  const write = async () => {
    await screen.findByLabelText('Your name')
    fill('Your name', 'Li Xing')
    fill('Phone', '13800000002')
    fill('About you', 'I take pictures of the tide each morning.')
    fill('Link to your work', 'https://li.starbay.example/tides')
  }

  it('sends an application and opens it', async () => {
    const { host } = await draw({
      query: { role: 'photographer' },
      answers: { 'joins.apply': application(), 'joins.detail': application() },
    })
    const navigate = vi.spyOn(host, 'navigate')
    await write()
    send()
    await waitFor(() => expect(navigate.mock.calls).toEqual([['/join?application=9', { replace: true }]]))
    expect(host.callsOf('joins.apply')).toMatchObject([
      { body: { role: 'photographer', name: 'Li Xing', portfolio: 'https://li.starbay.example/tides', images: [] } },
    ])
    expect(host.drafts.read(joinDraft('photographer'))).toBeNull()
  })

  it('says what is missing instead of sending, also the name of an organisation', async () => {
    const { host } = await draw({ query: { role: 'organisation' } })
    await write()
    fill('Phone', '123')
    send()
    await screen.findByText('Write a mobile phone number')
    expect(screen.getAllByText('Write the name of the organisation')).not.toEqual([])
    expect(host.callsOf('joins.apply')).toEqual([])
  })

  it('keeps the draft and its key if sending fails', async () => {
    const answers = { 'joins.apply': failing({ status: 500 }) }
    const { host } = await draw({ query: { role: 'photographer' }, answers })
    await write()
    send()
    await waitFor(() => expect(host.callsOf('joins.apply')).toHaveLength(1))
    send()
    await waitFor(() => expect(host.callsOf('joins.apply')).toHaveLength(2))
    const [first, second] = host.callsOf('joins.apply') as { body: { key: string } }[]
    expect(first?.body.key).toBe(second?.body.key)
    expect(host.drafts.read(joinDraft('photographer'))).toMatchObject({ name: 'Li Xing' })
  })

  it('tells a guest to log in', async () => {
    await draw({ user: null, query: { role: 'photographer' } })
    expect(await screen.findByText(/Log in to apply/)).toBeTruthy()
    expect(screen.queryByText(/Pictures of your work/)).toBeNull()
  })
})

describe('an application', () => {
  const open = (shown: Application, answers: VisitOptions['answers'] = {}) =>
    draw({ query: { application: '9' }, answers: { 'joins.detail': shown, ...answers } })

  it('shows how far it is, and what was sent', async () => {
    await open(application({ state: 'reviewing' }))
    await screen.findByText('I take pictures of the tide.')
    const current = document.querySelector('[aria-current="step"]')
    expect(current?.textContent).toContain('Being read')
    screen.getByText('138****0002')
  })

  it('shows the answer, and hears of it on the open page', async () => {
    const { host } = await open(application({ state: 'accepted', answer: 'Welcome.' }))
    await screen.findByText('Welcome.')
    expect(screen.queryByRole('button', { name: 'Withdraw the application' })).toBeNull()
    act(() => host.happen('unread'))
    await waitFor(() => expect(host.callsOf('joins.detail')).toHaveLength(2))
  })

  it('is withdrawn after a question', async () => {
    const { host } = await open(application(), { 'joins.withdraw': application({ state: 'withdrawn' }) })
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw the application' }))
    await waitFor(() => expect(host.callsOf('joins.withdraw')).toEqual([{ params: { id: '9' } }]))
  })

  it('can be made again after a refusal', async () => {
    await open(application({ state: 'refused', answer: 'Not now.' }))
    const link = await screen.findByRole('link', { name: 'Apply again' })
    expect(link.getAttribute('href')).toBe('/join?role=photographer')
  })
})
