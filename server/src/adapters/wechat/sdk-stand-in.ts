import { createHash } from 'node:crypto'

/** App id with which the embedded adapter signs and the fake SDK verifies. */
export const EMBEDDED_APP_ID = 'embedded'
export const EMBEDDED_TICKET = 'ticket-of-the-embedded-adapter'

/**
 * Fake WeChat JS-SDK and client. Like the real client it verifies the signature against the document's first address on
 * iOS and the current one on Android, accepts only calls listed in `config`, and rejects links to other hosts.
 * `plazaWechat` records what a client would have received: `configs`, `errors`, `friend` and `timeline`;
 * `plazaWechat.send('friend')` simulates a share by the menu.
 */
export const sdkScript = `(() => {
'use strict'
const landing = performance.getEntriesByType('navigation')[0]?.name ?? location.href
const onIos = /iPhone|iPad/.test(navigator.userAgent)
const client = { configs: [], errors: [], friend: null, timeline: null }
const waiting = []
const listeners = { friend: null, timeline: null }
let state = 'none'
let allowed = []
let onError = null

const sha1 = async (text) => {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
const problemOf = async ({ appId, timestamp, nonceStr, signature }, address) => {
  if (appId !== '${EMBEDDED_APP_ID}') return 'invalid appid'
  if (!crypto.subtle) return null
  const text = 'jsapi_ticket=${EMBEDDED_TICKET}&noncestr=' + nonceStr + '&timestamp=' + timestamp + '&url=' + address
  return (await sha1(text)) === signature ? null : 'invalid signature'
}
const fail = (errMsg, options) => {
  client.errors.push(errMsg)
  options?.fail?.({ errMsg })
}
const api = (name, run) => [name, (options) => {
  if (state !== 'ready' || !allowed.includes(name)) return fail(name + ':fail, the permission value is offline verifying', options)
  if (!URL.canParse(options.link) || new URL(options.link).host !== location.host) return fail(name + ':fail, invalid link', options)
  run(options)
}]
const set = (name, place) => api(name, ({ title, desc, link, imgUrl, success }) => {
  client[place] = place === 'friend' ? { title, desc, link, imgUrl } : { title, link, imgUrl }
  success?.({ errMsg: name + ':ok' })
})
const listen = (name, place) => api(name, ({ success }) => {
  listeners[place] = () => success?.({ errMsg: name + ':ok' })
})

window.wx = {
  config(options) {
    const address = (onIos ? landing : location.href).split('#')[0]
    client.configs.push({ address, signature: options.signature })
    const mine = client.configs.length
    state = 'checking'
    problemOf(options, address).then((problem) => {
      if (mine !== client.configs.length) return
      state = problem ? 'failed' : 'ready'
      allowed = options.jsApiList
      if (!problem) return waiting.splice(0).forEach((run) => run())
      fail('config:' + problem)
      onError?.({ errMsg: 'config:' + problem })
    })
  },
  ready: (run) => void (state === 'ready' ? run() : waiting.push(run)),
  error: (run) => { onError = run },
  ...Object.fromEntries([
    set('updateAppMessageShareData', 'friend'),
    set('updateTimelineShareData', 'timeline'),
    listen('onMenuShareAppMessage', 'friend'),
    listen('onMenuShareTimeline', 'timeline'),
  ]),
}
window.plazaWechat = {
  ...client,
  send(place) {
    listeners[place]?.()
    return client[place]
  },
}
Object.defineProperties(window.plazaWechat, {
  friend: { get: () => client.friend },
  timeline: { get: () => client.timeline },
})
})()
`

export const sdkIntegrity = `sha384-${createHash('sha384').update(sdkScript).digest('base64')}`
