import { afterEach, describe, expect, it, vi } from 'vitest'
import { dropCookie, readCookie, writeCookie } from './cookies'

afterEach(() => vi.restoreAllMocks())

describe('cookies', () => {
  it('are verified by reading back', () => {
    expect(writeCookie('Authorization', 'a.b-c_d', 7)).toBe(true)
    expect(readCookie('Authorization')).toBe('a.b-c_d')
    expect(dropCookie('Authorization')).toBe(true)
    expect(dropCookie('Authorization')).toBe(false)
  })

  it('say so where they are blocked', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    expect(writeCookie('Authorization', 'blocked', 7)).toBe(false)
  })

  it('never throw where reading them does', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(readCookie('Authorization')).toBeNull()
    expect(dropCookie('Authorization')).toBe(false)
  })
})
