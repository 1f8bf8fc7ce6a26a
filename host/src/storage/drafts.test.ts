import { afterEach, describe, expect, it } from 'vitest'
import { drafts, forgetDrafts, ownDrafts } from './drafts'

afterEach(() => {
  ownDrafts(null)
  forgetDrafts()
})

describe('a draft', () => {
  it('is its owner’s: another person who logs in on this device does not see it, nor does a guest', () => {
    ownDrafts('a')
    drafts.keep('publish.text', 'words of A')
    ownDrafts(null)
    expect(drafts.read('publish.text')).toBeNull()
    ownDrafts('b')
    expect(drafts.read('publish.text')).toBeNull()
    drafts.keep('publish.text', 'words of B')
    ownDrafts('a')
    expect(drafts.read('publish.text')).toBe('words of A')
    drafts.drop('publish.text')
    ownDrafts('b')
    expect(drafts.read('publish.text')).toBe('words of B')
  })

  it('of a guest goes with the person who logs in next, and with nobody later', () => {
    drafts.keep('comment:content:1', 'half a word')
    expect(drafts.read('comment:content:1')).toBe('half a word')
    ownDrafts('a')
    expect(drafts.read('comment:content:1')).toBe('half a word')
    ownDrafts(null)
    expect(drafts.read('comment:content:1')).toBeNull()
    ownDrafts('b')
    expect(drafts.read('comment:content:1')).toBeNull()
  })

  it('of a guest lives as long as the visit', () => {
    drafts.keep('comment:content:1', 'half a word')
    sessionStorage.clear()
    expect(drafts.read('comment:content:1')).toBeNull()
  })

  it('is forgotten with all others when somebody logs out', () => {
    ownDrafts('a')
    drafts.keep('one', 1)
    ownDrafts(null)
    drafts.keep('two', 2)
    forgetDrafts()
    expect(drafts.read('two')).toBeNull()
    ownDrafts('a')
    expect([drafts.read('one'), drafts.read('two')]).toEqual([null, null])
  })
})
