import { expect, test } from 'vitest'
import { deviceName, networkBlock } from './index.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
    'Safari on iOS',
  ],
  ['curl/8.5.0', 'Another program'],
  [null, 'Unknown device'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

test.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:12:34:aaaa:bbbb:cccc:dddd', '2001:db8:12:34:*'],
  ['2001:db8::1', '2001:db8:0:0:*'],
  ['::1', '0:0:0:0:*'],
  ['local', 'local'],
  [null, null],
])('the block of %s is %s', (address, block) => {
  expect(networkBlock(address)).toBe(block)
})
