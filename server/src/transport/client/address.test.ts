import { expect, it } from 'vitest'
import { clientAddress, isOwnMachine, networkOf, wideNetworkOf } from './address'

it.each([
  ['2001:db8::a000:1:2:3', '2001:db8:0:0'],
  ['2001:db8:0:0:a000:1:2:3', '2001:db8:0:0'],
  ['2001:0DB8::1', '2001:db8:0:0'],
  ['2001:db8:0:7::', '2001:db8:0:7'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['2001:DB8:0:0:0:0:0:1%25', '2001:db8:0:0'],
  ['[2001:db8::1]:443', '2001:db8:0:0'],
  ['::1', '::1'],
  ['0:0:0:0:0:0:0:1', '::1'],
  ['::2', '0:0:0:0'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9%eth0', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['unknown', 'unknown'],
  ['203.0.113.9', '203.0.113.9'],
  ['', ''],
])('knows the network of %s', (address, network) => expect(networkOf(address)).toBe(network))

it.each([
  ['what the trusted proxy added, and not what the client wrote before it', '198.51.100.1, 203.0.113.9', true],
  ['what the trusted proxy says', '203.0.113.9', true],
])('is %s', (_, forwarded, trusts) => expect(clientAddress(forwarded, '127.0.0.1', trusts)).toBe('203.0.113.9'))

it.each([
  ['a proxy that is not trusted says', '203.0.113.9', false],
  ['a trusted proxy leaves out', undefined, true],
])('is the socket’s, whatever %s', (_, forwarded, trusts) =>
  expect(clientAddress(forwarded, '192.0.2.4', trusts)).toBe('192.0.2.4'),
)

it.each([
  ['2001:db8:1:2::3', '2001:db8:1'],
  ['203.0.113.9', '203.0.113.9'],
  ['::1', '::1'],
])('knows the wide network of %s', (address, network) => expect(wideNetworkOf(networkOf(address))).toBe(network))

it.each([
  ['', true],
  ['::1', true],
  ['127.0.0.2', true],
  ['::ffff:7f00:1', true],
  ['::2', false],
  ['::ffff:cb00:7109', false],
  ['::203.0.113.9', false],
])('takes %s for this machine: %s', (address, own) => expect(isOwnMachine(networkOf(address))).toBe(own))
