import { defineRemote } from '@plaza/shared/remotes'
import type { routes } from './routes'

export default defineRemote<typeof routes>({
  mine: () => import('./features/mine/mine.page'),
  login: () => import('./features/login/login.page'),
  messages: () => import('./features/messages/messages.page'),
  history: () => import('./features/history/history.page'),
  'phone-bind': () => import('./features/phone/phone-bind.page'),
  collections: () => import('./features/collections/collections.page'),
  'wx-bind-phone': () => import('./features/phone/wx-bind-phone.page'),
  profile: () => import('./features/profile/profile.page'),
  safety: () => import('./features/safety/safety.page'),
  phone: () => import('./features/phone/phone.page'),
  'phone-rebind': () => import('./features/phone/phone-rebind.page'),
  'bind-success': () => import('./features/phone/bind-success.page'),
  password: () => import('./features/password/password.page'),
  'forgotten-password': () => import('./features/login/forgotten-password.page'),
  subscriptions: () => import('./features/follows/subscriptions.page'),
  follows: () => import('./features/follows/follows.page'),
  addresses: () => import('./features/addresses/addresses.page'),
  settings: () => import('./features/settings/settings.page'),
})
