import { failing, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visit } from '../../../testing/visit'
import { realData } from '../../../testing/volunteer-samples'

const NUMBER = '11010519491231002X'
const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit('real-name', {}, { user: person(), answers: { 'volunteers.realData': realData(), ...answers }, ...options })

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
async function fill(number = NUMBER) {
  await screen.findByText('Earns 20 credits')
  type('Name on the identity card', ' Chen He ')
  type('Identity number', number)
  fireEvent.click(screen.getByRole('checkbox'))
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Prove my name' }))

describe('the form', () => {
  it('sends name and number, and the own copy of the user follows', async () => {
    const proven = realData({ state: 'proven', real_name: '陈*', identity_card: '110***********002X' })
    const { host } = await draw({
      answers: {
        'volunteers.proveName': { state: 'proven', reason: null, credits: 20 },
        'account.current': person({ real_name: 1 }),
      },
    })
    await fill('1101 0519 4912 31002x')
    Object.assign(host.answers, { 'volunteers.realData': proven })
    submit()
    await screen.findByText('Your name is proven')
    expect(host.callsOf('volunteers.proveName')).toEqual([
      { body: { way: 'card', real_name: 'Chen He', identity_card: NUMBER } },
    ])
    screen.getByText('110***********002X')
    expect(host.toasts).toEqual(['Proven: 20 credits earned'])
    await waitFor(() => expect(host.session.getState().user?.real_name).toBe(1))
  })

  it('says what is missing and wrong, and calls nobody', async () => {
    const { host } = await draw()
    await fill('110105194912310021')
    submit()
    await screen.findByText('This number has a wrong digit')
    fireEvent.click(screen.getByText('By face'))
    submit()
    expect(await screen.findByText('Take a picture of your face')).toBeTruthy()
    screen.getByText('Earns 30 credits')
    expect(host.callsOf('volunteers.proveName')).toEqual([])
  })

  it('keeps what was typed after a failed call, and stores none of it', async () => {
    const { host } = await draw({ answers: { 'volunteers.proveName': failing({ status: 500 }) } })
    await fill()
    submit()
    await waitFor(() => expect(host.callsOf('volunteers.proveName')).toHaveLength(1))
    expect((screen.getByLabelText('Identity number') as HTMLInputElement).value).toBe(NUMBER)
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(NUMBER)
  })

  it('shows why it was refused', async () => {
    await draw({ answers: { 'volunteers.realData': realData({ state: 'refused', reason: 'taken' }) } })
    expect((await screen.findByRole('alert')).textContent).toMatch(/has proven another account/)
  })

  it('needs a bound phone', async () => {
    await draw({ user: person({ phone: '' }) })
    const link = await screen.findByRole('link', { name: 'Bind a phone' })
    expect(link.getAttribute('href')).toContain('redirect=%2Freal-name')
  })

  it('cannot be had', async () => {
    await draw({ answers: { 'volunteers.realData': failing({ status: 500 }) } })
    expect(await screen.findByText('The server is busy')).toBeTruthy()
  })
})
