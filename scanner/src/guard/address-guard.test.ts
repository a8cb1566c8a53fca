import { expect, test } from 'vitest';
import { createAddressGuard, portOf } from './address-guard.ts';
import { isPublicAddress } from './is-public-address.ts';
import type { OutgoingError } from './outgoing-error.ts';

/** What the made-up name server answers. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'site.example': ['93.184.215.14'],
  'six.example': ['2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'inside.example': ['10.0.0.5'],
  'loop.example': ['127.0.0.1'],
  'mixed.example': ['93.184.215.14', '192.168.1.1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'nothing.example': [],
};

const guardFor = (allowedHosts: readonly string[] = []) =>
  createAddressGuard({
    allowedHosts,
    resolve: async (host) => {
      const found = NAMES[host];
      if (!found) throw new Error('ENOTFOUND');
      return found;
    },
  });

async function codeOf(url: string, allowedHosts?: readonly string[]): Promise<string> {
  const guard = guardFor(allowedHosts);
  try {
    const parsed = guard.checkUrl(url);
    await guard.resolve(parsed.hostname, portOf(parsed));
    return 'ok';
  } catch (error) {
    return (error as OutgoingError).code;
  }
}

test.each([
  ['http://127.0.0.1/', 'ADDRESS_REFUSED'],
  ['http://127.1/', 'ADDRESS_REFUSED'],
  ['http://2130706433/', 'ADDRESS_REFUSED'],
  ['http://0x7f000001/', 'ADDRESS_REFUSED'],
  ['http://0x7f.0.0.1/', 'ADDRESS_REFUSED'],
  ['http://0177.0.0.1/', 'ADDRESS_REFUSED'],
  ['http://0/', 'ADDRESS_REFUSED'],
  ['http://10.1.2.3/', 'ADDRESS_REFUSED'],
  ['http://172.16.0.1/', 'ADDRESS_REFUSED'],
  ['http://192.168.0.1/', 'ADDRESS_REFUSED'],
  ['http://100.64.0.1/', 'ADDRESS_REFUSED'],
  ['http://169.254.169.254/latest/meta-data/', 'ADDRESS_REFUSED'],
  ['http://168.63.129.16/', 'ADDRESS_REFUSED'],
  ['http://100.100.100.200/', 'ADDRESS_REFUSED'],
  ['http://192.0.2.1/', 'ADDRESS_REFUSED'],
  ['http://224.0.0.1/', 'ADDRESS_REFUSED'],
  ['http://255.255.255.255/', 'ADDRESS_REFUSED'],
  ['http://[::1]/', 'ADDRESS_REFUSED'],
  ['http://[::]/', 'ADDRESS_REFUSED'],
  ['http://[::127.0.0.1]/', 'ADDRESS_REFUSED'],
  ['http://[::ffff:127.0.0.1]/', 'ADDRESS_REFUSED'],
  ['http://[::ffff:a00:1]/', 'ADDRESS_REFUSED'],
  ['http://[64:ff9b::7f00:1]/', 'ADDRESS_REFUSED'],
  ['http://[64:ff9b:1::a00:1]/', 'ADDRESS_REFUSED'],
  ['http://[2002:7f00:1::]/', 'ADDRESS_REFUSED'],
  ['http://[2001:0:7f00:1::]/', 'ADDRESS_REFUSED'],
  ['http://[fd00:ec2::254]/', 'ADDRESS_REFUSED'],
  ['http://[fe80::1]/', 'ADDRESS_REFUSED'],
  ['http://[fec0::1]/', 'ADDRESS_REFUSED'],
  ['http://[2001:db8::1]/', 'ADDRESS_REFUSED'],
  ['http://[4000::1]/', 'ADDRESS_REFUSED'],
  ['http://inside.example/', 'ADDRESS_REFUSED'],
  ['http://loop.example/', 'ADDRESS_REFUSED'],
  ['http://loop.example./', 'ADDRESS_REFUSED'],
  ['http://LOOP.example/', 'ADDRESS_REFUSED'],
  ['http://mixed.example/', 'ADDRESS_REFUSED'],
  ['http://mapped.example/', 'ADDRESS_REFUSED'],
  ['http://metadata.google.internal/', 'ADDRESS_REFUSED'],
  ['http://nothing.example/', 'NAME_NOT_FOUND'],
  ['http://unknown.example/', 'NAME_NOT_FOUND'],
  ['http://user:secret@site.example/', 'USERINFO_REFUSED'],
  ['http://site.example@127.0.0.1/', 'USERINFO_REFUSED'],
  ['ftp://site.example/', 'SCHEME_REFUSED'],
  ['file:///etc/passwd', 'SCHEME_REFUSED'],
  ['gopher://site.example/', 'SCHEME_REFUSED'],
  ['http://site.example:22/', 'PORT_REFUSED'],
  ['http://93.184.215.14:25/', 'PORT_REFUSED'],
  ['not an address', 'URL_INVALID'],
  ['http://[::1', 'URL_INVALID'],
  ['http://site.example/', 'ok'],
  ['https://site.example:8443/', 'ok'],
  ['https://six.example/', 'ok'],
  ['http://93.184.215.14:8080/', 'ok'],
])('%s: %s', async (url, expected) => {
  expect(await codeOf(url)).toBe(expected);
});

test.each([
  ['http://127.0.0.1:3000/', ['127.0.0.1'], 'ok'],
  ['http://[::ffff:127.0.0.1]:3000/', ['127.0.0.1'], 'ok'],
  ['http://loop.example:3000/', ['127.0.0.1'], 'ok'],
  ['http://inside.example:3000/', ['inside.example'], 'ok'],
  ['http://127.0.0.2:3000/', ['127.0.0.1'], 'ADDRESS_REFUSED'],
  ['http://inside.example/', ['127.0.0.1'], 'ADDRESS_REFUSED'],
  ['http://site.example:3000/', ['127.0.0.1'], 'PORT_REFUSED'],
])('%s with %j allowed: %s', async (url, allowed, expected) => {
  expect(await codeOf(url, allowed)).toBe(expected);
});

test('the first answer for a name holds, so a changed one leads nowhere else', async () => {
  const answers = [['93.184.215.14'], ['127.0.0.1']];
  const guard = createAddressGuard({ allowedHosts: [], resolve: async () => answers.shift() ?? [] });
  expect(await guard.resolve('rebind.example', 80)).toEqual(['93.184.215.14']);
  expect(await guard.resolve('rebind.example', 80)).toEqual(['93.184.215.14']);
  const continued = createAddressGuard({
    allowedHosts: [],
    resolve: async () => ['127.0.0.1'],
    pinned: guard.pinned(),
  });
  expect(await continued.resolve('rebind.example', 80)).toEqual(['93.184.215.14']);
});

test('a pinned answer is checked again, for instance when it was stored by somebody else', async () => {
  const guard = createAddressGuard({ allowedHosts: [], pinned: { 'site.example': ['127.0.0.1'] } });
  await expect(guard.resolve('site.example', 80)).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
});

test('text that is no address is not public', () => {
  expect(isPublicAddress('localhost')).toBe(false);
  expect(isPublicAddress('')).toBe(false);
});
