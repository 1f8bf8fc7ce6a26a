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
  settings: () => import('./features/settings/settings.page'),
})
