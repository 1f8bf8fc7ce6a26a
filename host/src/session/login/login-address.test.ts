import { expect, it } from 'vitest'
import { isLoginPage, loginAddress, ownTarget } from './login-address'

it.each([
  ['/login', true],
  ['/login?redirect=%2Fmine#top', true],
  ['/wx-bind-phone#top', true],
  ['/app/initialize-login', true],
  ['/login/help', false],
  ['/logins', false],
  ['/mine?from=/login', false],
])('%s is a page of the login: %s', (address, is) => expect(isLoginPage(address)).toBe(is))

it.each([
  ['/posts/7?tab=1#top', '/posts/7?tab=1#top'],
  ['/posts/7?redirect=%2Fmine&tab=1', '/posts/7?tab=1'],
  ['/', undefined],
  ['/?redirect=%2Fmine', undefined],
])('%s is come back to as %s', (address, target) => expect(ownTarget(address)).toBe(target))

it.each([
  ['/posts/7?tab=1', false, '/login?redirect=%2Fposts%2F7%3Ftab%3D1'],
  ['/posts/7', true, '/app/initialize-login?redirect=%2Fposts%2F7'],
  ['/login?redirect=%2Fmine', false, '/login'],
  ['/', false, '/login'],
])('the login from %s (in the app: %s) is at %s', (address, inApp, login) =>
  expect(loginAddress(address, inApp)).toBe(login),
)
