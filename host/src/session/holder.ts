import type { User } from '@plaza/shared/api'
import type { SessionState } from '@plaza/shared/host'
import { createStore } from 'zustand/vanilla'
import { setDraftOwner } from '../storage/drafts'
import { setListeningOwner } from '../storage/listening-positions'
import { nextCheck } from './login/check'
import { notifyOtherTabs } from './other-tabs'
import { createTokenKeeper, markOf } from './token-keeper'
import { dropUserCopy, keepUserCopy, readUserCopy } from './user-copy'

/** Snapshot for the first render: as a guest sees the page. */
export const guest: SessionState = { status: 'guest', user: null }

const unknown: SessionState = { status: 'checking', user: null }

/** Keeps token and user consistent: in memory, cookies, storage and other tabs. */
export function createSessionHolder() {
  const keeper = createTokenKeeper()
  const copy = keeper.token() === null ? null : readUserCopy()
  const store = createStore<SessionState>(() => (copy ? { status: 'user', user: copy } : unknown))
  /** Replaces the state as a whole. */
  const set = (state: SessionState) => store.setState(state, true)
  const keepOwner = ({ user }: SessionState) => {
    setDraftOwner(user?.id ?? null)
    setListeningOwner(user?.id ?? null)
  }
  keepOwner(store.getState())
  let forget = () => {}
  // The first subscriber: pages hear of another user after everything of the one before is gone.
  store.subscribe((now, before) => {
    keepOwner(now)
    if (before.user && now.user?.id !== before.user.id) forget()
  })
  const checked = nextCheck()

  return {
    keeper,
    store,
    /** Resolves once it is known whether a user is logged in. */
    ready: (): Promise<void> => (store.getState().user ? Promise.resolve() : checked),
    /** Starts a session. False if it exists only in memory, because cookies are blocked. */
    begin({ token, user }: { token: string; user: User }): boolean {
      const kept = keeper.keep(token)
      keepUserCopy(user)
      set({ status: 'user', user })
      notifyOtherTabs(markOf(token))
      return kept
    },
    /** The stored token could not be checked: only who has a copy of the user on this device is known. */
    unanswered() {
      if (store.getState().status === 'checking') set({ ...unknown, unanswered: true })
    },
    /** A newer copy of the same user. */
    update(user: User) {
      keepUserCopy(user)
      set({ status: 'user', user })
    },
    /** Ends the session; true if there was one. */
    end(): boolean {
      const there = [keeper.drop(), dropUserCopy()].includes(true)
      set(guest)
      if (there) notifyOtherTabs(null)
      return there
    },
    /** Sets what is called when the user leaves, or another one takes their place. */
    onUserLeft(act: () => void) {
      forget = act
    },
    /** Adopts the login or logout of another tab. */
    adopt() {
      const before = keeper.token()
      keeper.readAgain()
      const token = keeper.token()
      if (token === before) return
      const user = token === null ? null : readUserCopy()
      set(user ? { status: 'user', user } : token === null ? guest : unknown)
    },
  }
}
export type SessionHolder = ReturnType<typeof createSessionHolder>
