const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The bytes of a key as authenticator apps take it: base 32, spaces between groups. */
function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const bits = secret
    .replaceAll(' ', '')
    .split('')
    .map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'))
  const groups = bits.join('').match(/.{8}/g) ?? []
  return Uint8Array.from(groups, (group) => Number.parseInt(group, 2))
}

/** The six digits an authenticator app shows for a key now (RFC 6238): what the phone of the user does. */
export async function codeNow(secret: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-1' }, false, [
    'sign',
  ])
  const step = new DataView(new ArrayBuffer(8))
  step.setBigUint64(0, BigInt(Math.floor(Date.now() / 30_000)))
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, step))
  const at = mac.getUint8(mac.byteLength - 1) & 15
  return String((mac.getUint32(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
