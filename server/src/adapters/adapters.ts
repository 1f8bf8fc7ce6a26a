import { join } from 'node:path'
import type { OutsideService } from '@plaza/shared/operations'
import type { Logger } from 'pino'
import type { Database } from '../data/database'
import type { Environment } from '../environment'
import type { Deps } from '../transport/context'
import type { PayoutProvider, PayoutProviders } from '../transport/ports/payouts'
import type { SharedObjects } from '../transport/ports/release-files'
import { objectStorage } from './object-storage'
import { type ObservedService, observed } from './observed'
import { alipayProvider } from './payouts/alipay/provider'
import { embeddedPayoutProviders } from './payouts/embedded'
import { wechatPayProvider } from './payouts/wechat-pay/provider'
import { embeddedRealNames, noRealNames } from './real-names/embedded'
import { sharedObjects } from './shared-objects'
import { aliyunSms } from './sms/aliyun'
import { inboxAdapter, noSms } from './sms/inbox'
import { localStorage } from './storage'
import { httpVoice } from './voice/http'
import { embeddedWechat, noWechat } from './wechat/embedded'
import { officialWechat } from './wechat/official'

/** What the adapters of an environment need; `called` is told about the calls of services outside. */
export interface AdapterDeps {
  environment: Environment
  db: Database
  log: Logger
  called(service: OutsideService, failure: string | null): void
}

export type Adapters = Pick<Deps, 'sms' | 'wechat' | 'realNames' | 'payouts' | 'storage' | 'voice'>

/** The adapters that the environment names. */
export const createAdapters = (deps: AdapterDeps): Adapters => ({
  sms: smsOf(deps),
  wechat: wechatOf(deps),
  realNames: deps.environment.realNames === 'embedded' ? embeddedRealNames : noRealNames,
  payouts: payoutsOf(deps),
  storage: storageOf(deps),
  voice: voiceOf(deps),
})

const noting = ({ called }: AdapterDeps, service: OutsideService): ObservedService => ({
  service,
  note: (failure) => called(service, failure),
})

function smsOf(deps: AdapterDeps): Deps['sms'] {
  const { environment, db, log } = deps
  if (environment.aliyunSms) return observed(aliyunSms(environment.aliyunSms, log), ['send'], noting(deps, 'sms'))
  return environment.sms === 'inbox' ? inboxAdapter(db) : noSms
}

function wechatOf(deps: AdapterDeps): Deps['wechat'] {
  const { environment, db } = deps
  const { wechat, wechatAccount: account, miniProgram } = environment
  if (account)
    return observed(
      officialWechat({ account, miniProgram }, db),
      ['ticket', 'personOf', ...(miniProgram ? (['phoneOf'] as const) : [])],
      noting(deps, 'wechat'),
    )
  return wechat === 'embedded' ? embeddedWechat(db) : noWechat
}

/** What asks the provider; callbacks come from outside, and may be anybody's. */
const payoutCalls = ['submit', 'query', 'statement'] as const satisfies readonly (keyof PayoutProvider)[]

function payoutsOf(deps: AdapterDeps): PayoutProviders {
  const { payouts, wechatPay, alipay, publicOrigin } = deps.environment
  if (payouts !== 'official') return payouts === 'embedded' ? embeddedPayoutProviders(deps.db) : {}
  if (!publicOrigin) throw new Error('PLAZA_PAYOUTS=official needs PLAZA_ORIGIN, where providers call back.')
  const callbacks = `${publicOrigin}/callbacks/payouts/wechat`
  return {
    ...(wechatPay && {
      wechat: observed(wechatPayProvider(wechatPay, callbacks), payoutCalls, noting(deps, 'wechat-pay')),
    }),
    ...(alipay && { alipay: observed(alipayProvider(alipay), payoutCalls, noting(deps, 'alipay')) }),
  }
}

function storageOf(deps: AdapterDeps): Deps['storage'] {
  const { bucket, dataDir } = deps.environment
  const folder = join(dataDir, 'uploads')
  if (!bucket) return localStorage(folder)
  return observed(objectStorage(bucket, folder), ['keep', 'remove', 'send', 'check'], noting(deps, 'storage'))
}

/** Where all servers keep the files of releases; null without a bucket. */
export const sharedObjectsOf = ({ bucket }: Environment): SharedObjects | null =>
  bucket ? sharedObjects(bucket) : null

function voiceOf(deps: AdapterDeps): Deps['voice'] {
  const { voiceAccount } = deps.environment
  return voiceAccount && observed(httpVoice(voiceAccount), ['read'], noting(deps, 'voice'))
}
