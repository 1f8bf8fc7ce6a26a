import { codes } from '@plaza/shared/api'
import { failing, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { teamSummary } from '../../../testing/team-samples'
import { visit } from '../../../testing/visit'
import { ownVolunteer, realData, volunteerDetail } from '../../../testing/volunteer-samples'
import { REGISTRATION_DRAFT } from './register.model'

const streets = { list: [{ id: '658', name: '东滩街道', name_en: 'East Shore', district: '青岩' }] }
const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'volunteer-register',
    {},
    {
      user: person(),
      answers: {
        'volunteers.detail': volunteerDetail(null),
        'volunteers.realData': realData({ state: 'proven' }),
        'volunteers.usingH5': { open: 1 },
        'teams.streets': streets,
        'teams.list': pageOf(teamSummary()),
        'site.clauses': {
          version: '1',
          list: [{ key: 'volunteer', title: '须知', html: '<p>须知</p>', html_en: '<p>Be on time.</p>' }],
        },
        ...answers,
      },
      ...options,
    },
  )
const tap = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

async function fill() {
  await screen.findByText('Be on time.')
  fireEvent.click(screen.getByRole('checkbox'))
  await tap('Next')
  await tap('Repairs')
  await tap('Weekend mornings')
  await tap('Next')
  await tap(/^Street/)
  fireEvent.click(await screen.findByRole('radio', { name: 'Qingyan · East Shore' }))
}
const sent = {
  body: {
    ...{ district: '青岩', street_id: '658', skills: ['repair'], availability: ['weekend-morning'], accepted: true },
  },
}

describe('the form', () => {
  it('asks step by step, sends all at once, and the page then shows that it waits', async () => {
    const applying = ownVolunteer({ state: 'applying', steps: ['withdraw'] })
    const { host } = await draw({ answers: { 'volunteers.register': applying } })
    await fill()
    Object.assign(host.answers, { 'volunteers.detail': volunteerDetail(applying) })
    await tap('Send the registration')
    await screen.findByText('Under review')
    expect(host.callsOf('volunteers.register')).toEqual([sent])
    expect(host.drafts.read(REGISTRATION_DRAFT)).toBeNull()
  })

  it('finds a team among all that there are', async () => {
    const { host } = await draw({ answers: { 'volunteers.register': ownVolunteer() } })
    await fill()
    await tap(/^Team/)
    const list = { list: [teamSummary({ id: '699', name: 'Lantern team' })], next: null }
    Object.assign(host.answers, { 'teams.list': list })
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: ' Lantern' } })
    fireEvent.click(await screen.findByRole('radio', { name: /Lantern team/ }))
    expect(await screen.findByRole('button', { name: /Lantern team/ })).toBeTruthy()
    expect(host.callsOf('teams.list').at(-1)).toEqual({ query: { page_size: 30, name: 'Lantern' } })
    await tap('Send the registration')
    await waitFor(() => expect(host.callsOf('volunteers.register')).toMatchObject([{ body: { team_id: '699' } }]))
  })

  it('says what is missing, and goes no further', async () => {
    const { host } = await draw()
    await screen.findByText('Be on time.')
    await tap('Next')
    expect((await screen.findByRole('alert')).textContent).toBe('Your agreement is missing')
    expect(host.toasts).toEqual(['Your agreement is missing'])
    expect(screen.queryByText('What can you do?')).toBeNull()
  })

  it('keeps what was chosen through a failed call and a reload', async () => {
    const { host, unmount } = await draw({ answers: { 'volunteers.register': failing({ status: 500 }) } })
    await fill()
    await tap('Send the registration')
    await waitFor(() => expect(host.callsOf('volunteers.register')).toHaveLength(1))
    const kept = host.drafts.read(REGISTRATION_DRAFT)
    expect(kept).toMatchObject({ street: '658', skills: ['repair'], step: 2 })
    unmount()
    const again = await draw({
      drafts: { [REGISTRATION_DRAFT]: kept },
      answers: { 'volunteers.register': ownVolunteer() },
    })
    await tap('Send the registration')
    await waitFor(() => expect(again.host.callsOf('volunteers.register')).toEqual([sent]))
  })

  it('has a step for the name where the site requires one', async () => {
    await draw({ answers: { 'volunteers.realData': realData() } })
    await screen.findByText('Be on time.')
    fireEvent.click(screen.getByRole('checkbox'))
    await tap('Next')
    expect(await screen.findByLabelText('Name on the identity card')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  })
})

describe('the own registration', () => {
  it('is a card with number, hours and place once it is accepted', async () => {
    await draw({
      answers: { 'volunteers.detail': volunteerDetail(ownVolunteer()) },
      built: ['activity-record', 'volunteer', 'team-ranking'],
    })
    await screen.findByText(/SB000042/)
    for (const words of ['186.5', '53', '9', 'Tide team']) screen.getByText(words)
    expect(screen.getByRole('link', { name: 'My public page' }).getAttribute('href')).toBe('/user-details/v1')
  })

  it('changes what it offers without leaving', async () => {
    const { host } = await draw({
      answers: {
        'volunteers.detail': volunteerDetail(ownVolunteer({ skills: ['repair'], availability: ['weekend-morning'] })),
        'volunteers.change': ownVolunteer(),
      },
    })
    await tap(/^What I can do, and when/)
    await tap('Repairs')
    await tap('Save')
    await screen.findByText('Choose what you can do')
    expect(host.callsOf('volunteers.change')).toEqual([])
    await tap('Driving')
    await tap('Save')
    await waitFor(() =>
      expect(host.callsOf('volunteers.change')).toMatchObject([
        { body: { skills: ['driving'], availability: ['weekend-morning'] } },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  })

  it('is left after a confirmation', async () => {
    const { host } = await draw({
      answers: {
        'volunteers.detail': volunteerDetail(ownVolunteer()),
        'volunteers.leave': {},
        'account.current': person(),
      },
    })
    await tap('Stop being a volunteer')
    await waitFor(() => expect(host.callsOf('volunteers.leave')).toEqual([{ params: { id: 'v1' } }]))
  })

  it('says why it was refused, and starts from what was chosen before', async () => {
    const refused = ownVolunteer({ state: 'refused', refusal: 'No post there', steps: ['apply'] })
    await draw({ answers: { 'volunteers.detail': volunteerDetail(refused) } })
    await screen.findByText('No post there')
    await tap('Apply again')
    await screen.findByText('Be on time.')
    fireEvent.click(screen.getByRole('checkbox'))
    await tap('Next')
    expect((await screen.findByRole('button', { name: 'Repairs' })).getAttribute('aria-pressed')).toBe('true')
  })

  it('is taken back while it waits', async () => {
    const applying = ownVolunteer({ state: 'applying', steps: ['withdraw'] })
    const { host } = await draw({
      answers: {
        'volunteers.detail': volunteerDetail(applying),
        'volunteers.withdraw': failing({ code: codes.stateChanged }),
      },
    })
    await tap('Withdraw')
    await waitFor(() => expect(host.callsOf('volunteers.withdraw')).toHaveLength(1))
  })

  it('cannot be had', async () => {
    await draw({ answers: { 'volunteers.detail': failing({ status: 500 }) } })
    expect(await screen.findByText('The server is busy')).toBeTruthy()
  })

  it('needs a bound phone', async () => {
    await draw({ user: person({ phone: '' }) })
    expect(await screen.findByRole('link', { name: 'Bind a phone' })).toBeTruthy()
  })
})
