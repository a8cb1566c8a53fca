import { generateKeyPairSync } from 'node:crypto';
import type { Zone } from './dns-server.ts';

function dkimRecord(bits: number): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  return `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;
}

const LOOPBACK = ['127.0.0.1'];
const MAIL = ['mail.example'];

/** Domains for every case of P24. */
export const TEST_ZONE: Zone = {
  'flawed.example': { a: LOOPBACK, mx: MAIL },
  'www.flawed.example': { a: LOOPBACK },
  'sound.example': { a: LOOPBACK, mx: MAIL, txt: ['v=spf1 mx -all'], signed: true },
  '_dmarc.sound.example': { txt: ['v=DMARC1; p=reject; rua=mailto:dmarc@sound.example'] },
  'default._domainkey.sound.example': { txt: [dkimRecord(2048)] },
  'no-mail.example': { a: LOOPBACK },
  'two-spf.example': { a: LOOPBACK, mx: MAIL, txt: ['v=spf1 -all', 'v=spf1 mx -all'] },
  'open-spf.example': { a: LOOPBACK, mx: MAIL, txt: ['v=spf1 +all'] },
  'neutral-spf.example': { a: LOOPBACK, mx: MAIL, txt: ['v=spf1 mx ?all'] },
  'broken-spf.example': { a: LOOPBACK, mx: MAIL, txt: ['v=spf1 ipv4:192.0.2.1 -all'] },
  'long-spf.example': {
    a: LOOPBACK,
    mx: MAIL,
    txt: [`v=spf1 ${Array.from({ length: 11 }, (_, index) => `a:h${index}.example`).join(' ')} -all`],
  },
  '_dmarc.two-spf.example': { txt: ['v=DMARC1; p=none'] },
  '_dmarc.open-spf.example': { txt: ['v=DMARC1; p=block'] },
  'selector1._domainkey.two-spf.example': { txt: [dkimRecord(1024)] },
};
