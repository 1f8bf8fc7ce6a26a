import { Link } from '@plaza/shared/router'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { to } from '../routes'
import { renderPage } from '../testing'
import { ButtonLink, Cell, SectionTitle } from '../ui'

const off = { off: ['practice'] } as const
const activity = '/activities-details/3'

const Card = () => <Link to={to('activity', { id: 3 })}>Clean the beach</Link>

describe('a link', () => {
  it('opens a page of the app without a reload', () => {
    const { host } = renderPage(<Link to={to('article', { aid: 7 })}>Ferries</Link>, off)
    fireEvent.click(screen.getByRole('link', { name: 'Ferries' }))
    expect(host.navigations).toEqual(['/posts/7'])
  })

  it.each([to('not-found'), activity])('to %s is plain text if that page is not live', (address) => {
    const { host } = renderPage(
      <Link to={address} className="card" aria-label="Join">
        Clean the beach
      </Link>,
      off,
    )
    const words = screen.getByText('Clean the beach')
    expect(words.className).toBe('card')
    expect(screen.queryByRole('link')).toBeNull()
    fireEvent.pointerDown(words)
    fireEvent.click(words)
    expect(host.navigations).toEqual([])
  })

  it('made by to() for a route that is off is plain text too', () => {
    renderPage(<Card />, off)
    expect(screen.getByText('Clean the beach').tagName).toBe('SPAN')
  })
})

describe('an element that only navigates', () => {
  it('is hidden if its target is not live: a button, a row, the link to more', () => {
    renderPage(
      <>
        <ButtonLink to={activity}>Join</ButtonLink>
        <Cell title="Activities" to={activity} />
        <SectionTitle title="To do" more={activity} />
      </>,
      off,
    )
    expect(screen.queryByText('Join')).toBeNull()
    expect(screen.queryByText('Activities')).toBeNull()
    expect(screen.getByRole('heading', { name: 'To do' })).toBeTruthy()
    expect(screen.queryByText(/More/)).toBeNull()
  })

  it('is shown if its target is live', () => {
    renderPage(
      <>
        <ButtonLink to={activity}>Join</ButtonLink>
        <Cell title="Activities" to={activity} />
        <SectionTitle title="To do" more={activity} />
        <SectionTitle title="Elsewhere" more="https://city.example" />
      </>,
    )
    expect(screen.getAllByRole('link')).toHaveLength(4)
  })
})
