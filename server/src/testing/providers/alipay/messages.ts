import { createPrivateKey, createPublicKey, createSign, createVerify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AlipayAccount } from '../../../provider-accounts'

/** Serials as Alipay's own client library computes them. */
export const serials = {
  app: '219c657fd4ef4070472866693698984d',
  roots: 'd2406d04bb971a21e665b9f1aa88cc80',
} as const

export type AlipayCertificate = 'alipay-1' | 'alipay-2' | 'stranger'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** A certificate with which the stand-in signs, and its private key. */
export function certificateOf(name: AlipayCertificate) {
  const text = read(`${name}.crt`)
  return { text, serial: alipaySerials[name], key: createPrivateKey(read(`${name}.key`)) }
}

const alipaySerials: Readonly<Record<AlipayCertificate, string>> = {
  'alipay-1': 'a129911f10395e18b4337399f74d123f',
  'alipay-2': '3ac0b78b7ef787c79abe26594cddd577',
  stranger: '93efc82df1430afe5c5144e7fb7742e8',
}

/** The one application that the stand-in knows. */
export const application: AlipayAccount = {
  appId: '2021000000000001',
  privateKey: read('app.key'),
  certificate: read('app.crt'),
  alipayCertificate: read('alipay-1.crt'),
  rootCertificates: read('roots.crt'),
  title: '星湾融媒稿酬',
  endpoint: 'https://alipay.example/gateway.do',
}

const applicationKey = createPublicKey(application.certificate)

const textOf = (parameters: URLSearchParams, left: readonly string[]): string =>
  [...parameters]
    .filter(([name]) => !left.includes(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&')

/** Whether the application signed a request, with the certificates that it has. */
export function isApplications(parameters: URLSearchParams): boolean {
  const given = (name: string) => parameters.get(name) ?? ''
  const seconds = Date.parse(`${given('timestamp').replace(' ', 'T')}+08:00`) / 1000
  return (
    given('app_id') === application.appId &&
    given('sign_type') === 'RSA2' &&
    given('app_cert_sn') === serials.app &&
    given('alipay_root_cert_sn') === serials.roots &&
    Math.abs(seconds - Date.now() / 1000) < 300 &&
    createVerify('RSA-SHA256')
      .update(textOf(parameters, ['sign']))
      .verify(applicationKey, given('sign'), 'base64')
  )
}

const signatureOf = (text: string, name: AlipayCertificate): string =>
  createSign('RSA-SHA256').update(text).sign(certificateOf(name).key, 'base64')

/** An answer that the stand-in signed; the text of the object is what is signed. */
export function signedBy(name: AlipayCertificate, method: string, data: object): Response {
  const text = JSON.stringify(data)
  const { serial } = certificateOf(name)
  const sign = signatureOf(text, name)
  return new Response(
    `{"${method.replaceAll('.', '_')}_response":${text},"alipay_cert_sn":"${serial}","sign":"${sign}"}`,
  )
}

/** The parameters of a call-back. `left`: what its signature leaves out besides itself. */
export function notice(name: AlipayCertificate, parameters: Readonly<Record<string, string>>, left: readonly string[]) {
  const all = new URLSearchParams({ ...parameters, alipay_cert_sn: certificateOf(name).serial, sign_type: 'RSA2' })
  all.set('sign', signatureOf(textOf(all, ['sign', ...left]), name))
  return all.toString()
}
