import { DAY_MS } from '@plaza/shared/format'
import { afterEach, describe, expect, it } from 'vitest'
import { drafts, forgetDrafts, setDraftOwner } from './drafts'

/** Makes everything on the device older. */
function age(days: number): void {
  for (const [key, text] of Object.entries({ ...localStorage })) {
    const entry = JSON.parse(text)
    localStorage.setItem(key, JSON.stringify({ ...entry, at: entry.at - days * DAY_MS }))
  }
}

afterEach(() => {
  setDraftOwner(null)
  forgetDrafts()
})

describe('a draft', () => {
  it('is its owner’s: another person who logs in on this device does not see it, nor does a guest', () => {
    setDraftOwner('a')
    drafts.keep('publish.text', 'words of A')
    setDraftOwner(null)
    expect(drafts.read('publish.text')).toBeNull()
    setDraftOwner('b')
    expect(drafts.read('publish.text')).toBeNull()
    drafts.keep('publish.text', 'words of B')
    setDraftOwner('a')
    expect(drafts.read('publish.text')).toBe('words of A')
    drafts.drop('publish.text')
    setDraftOwner('b')
    expect(drafts.read('publish.text')).toBe('words of B')
  })

  it('of a guest goes with the person who logs in next, and with nobody later', () => {
    drafts.keep('comment:content:1', 'half a word')
    expect(drafts.read('comment:content:1')).toBe('half a word')
    setDraftOwner('a')
    expect(drafts.read('comment:content:1')).toBe('half a word')
    setDraftOwner(null)
    expect(drafts.read('comment:content:1')).toBeNull()
    setDraftOwner('b')
    expect(drafts.read('comment:content:1')).toBeNull()
  })

  it('is kept for thirty days', () => {
    setDraftOwner('a')
    drafts.keep('publish.text', 'words of A')
    age(29)
    expect(drafts.read('publish.text')).toBe('words of A')
    age(2)
    expect(drafts.read('publish.text')).toBeNull()
  })

  it('of a guest lives as long as the visit', () => {
    drafts.keep('comment:content:1', 'half a word')
    sessionStorage.clear()
    expect(drafts.read('comment:content:1')).toBeNull()
  })

  it('is forgotten with all others when somebody logs out', () => {
    setDraftOwner('a')
    drafts.keep('one', 1)
    setDraftOwner(null)
    drafts.keep('two', 2)
    forgetDrafts()
    expect(drafts.read('two')).toBeNull()
    setDraftOwner('a')
    expect([drafts.read('one'), drafts.read('two')]).toEqual([null, null])
  })
})
