import type { MenuItem } from '@plaza/shared/api'
import { person, plainSite, renderPage } from '@plaza/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Footer } from './footer'
import { onReselect } from './reselect'

const item = (id: number, name: string, type: number, over: Partial<MenuItem> = {}): MenuItem => ({
  id: String(id),
  name,
  type,
  link: '',
  image: 'home',
  show_type: 1,
  display: 1,
  sort: id,
  source_type: 1,
  is_url_effect: 0,
  ...over,
})
const menu = [
  item(1, 'Home', 1),
  item(2, 'Radio', 9),
  item(3, 'Shop', 10, { source_type: 2, link: 'https://shop.example' }),
  item(4, 'Mine', 2, { show_type: 2 }),
]
const site = { ...plainSite, menu }

describe('the footer', () => {
  it('opens own pages, and other sites through the host', () => {
    const { host } = renderPage(<Footer address="/index" />, { site })
    fireEvent.click(screen.getByRole('link', { name: 'Radio' }))
    expect(host.navigations).toEqual(['/radios'])
  })

  it('opens external links through the host', () => {
    const { host } = renderPage(<Footer address="/index" />, { site })
    fireEvent.click(screen.getByRole('button', { name: 'Shop' }))
    expect(host.trusted).toEqual(['https://shop.example'])
  })

  it('scrolls up on the current page', () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const { host } = renderPage(<Footer address="/page/" />, { site })
    const home = screen.getByRole('link', { name: 'Home' })
    expect(home.getAttribute('aria-current')).toBe('page')
    fireEvent.click(home)
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
    expect(host.navigations).toEqual([])
  })

  it('notifies the current page of another tap on its tab, while it is subscribed', () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const heard = vi.fn()
    const stop = onReselect(heard)
    renderPage(<Footer address="/radios" />, { site })
    fireEvent.click(screen.getByRole('link', { name: 'Home' }))
    expect(heard).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('link', { name: 'Radio' }))
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
    fireEvent.click(screen.getByRole('link', { name: 'Radio' }))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('has no items of remotes that are off', () => {
    renderPage(<Footer address="/index" />, { site, off: ['account'] })
    expect(screen.getByRole('link', { name: 'Radio' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Mine' })).toBeNull()
  })

  it('shows every visible item, however many there are', () => {
    const many = [1, 2, 3, 4, 5, 6, 7].map((id) => item(id, `Page ${id}`, 11, { source_id: String(id) }))
    const { host } = renderPage(<Footer address="/page/1" />, { site: { ...plainSite, menu: many } })
    expect(screen.getAllByRole('link')).toHaveLength(7)
    fireEvent.click(screen.getByRole('link', { name: 'Page 7' }))
    expect(host.navigations).toEqual(['/page/7'])
  })

  it('shows labels only if they are configured', () => {
    renderPage(<Footer address="/index" />, { site })
    expect(screen.getByText('Radio')).toBeTruthy()
    expect(screen.queryByText('Mine')).toBeNull()
  })

  it('counts unread messages, and requests them only for a user', async () => {
    const answers = { 'account.unread': { messages: 2, replies: 1 } } as const
    renderPage(<Footer address="/index" />, { site, user: person(), answers })
    expect(await screen.findByRole('link', { name: 'Mine 3 unread' })).toBeTruthy()
  })

  it('is hidden without a menu', () => {
    renderPage(<Footer address="/index" />, { site: { menu: [] } })
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
