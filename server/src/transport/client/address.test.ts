import { expect, it } from 'vitest'
import { networkOf } from './address'

it.each([
  ['2001:db8::a000:1:2:3', '2001:db8:0:0'],
  ['2001:db8:0:0:a000:1:2:3', '2001:db8:0:0'],
  ['2001:0DB8::1', '2001:db8:0:0'],
  ['2001:db8:0:7::', '2001:db8:0:7'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9', '203.0.113.9'],
  ['', ''],
])('knows the network of %s', (address, network) => expect(networkOf(address)).toBe(network))
