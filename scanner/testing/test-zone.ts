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
  // Nothing answers at this name, which says nothing about its policy.
  'mta-sts.sound.example': { a: LOOPBACK },
  '_mta-sts.no-policy.example': { txt: ['v=STSv1; id=20261101'] },
  '_smtp._tls.no-policy.example': { txt: ['v=TLSRPTv1; rua=mailto:tls@no-policy.example'] },
  'no-policy.example': { a: LOOPBACK, mx: MAIL, txt: ['v=spf1 mx -all'] },
  '_dmarc.no-policy.example': { txt: ['v=DMARC1; p=none'] },
  '_mta-sts.sound.example': { txt: ['v=STSv1; id=20261101'] },
  '_smtp._tls.sound.example': { txt: ['v=TLSRPTv1; rua=mailto:tls@sound.example'] },
  'default._bimi.sound.example': { txt: ['v=BIMI1; l=https://sound.example/logo.svg'] },
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
  // Everything about mail is in order, but for what only informs.
  'own-mail.example': { a: LOOPBACK, mx: ['mx.own-mail.example'], txt: ['v=spf1 mx -all'], signed: true },
  'mx.own-mail.example': { a: LOOPBACK },
  '_dmarc.own-mail.example': { txt: ['v=DMARC1; p=quarantine'] },
  '_mta-sts.own-mail.example': { txt: ['v=STSv1; id=1', 'v=STSv1; id=2'] },
  'mail._domainkey.own-mail.example': { txt: [dkimRecord(2048)] },
  'dane.example': { a: LOOPBACK, mx: ['mx.dane.example'], txt: ['v=spf1 mx -all'], signed: true },
  'mx.dane.example': { a: LOOPBACK },
  '_25._tcp.mx.dane.example': { tlsa: true },
  '_dmarc.dane.example': { txt: ['v=DMARC1; p=reject; sp=none'] },
  'mail._domainkey.dane.example': { txt: [dkimRecord(2048)] },
  '_dmarc.two-spf.example': { txt: ['v=DMARC1; p=none'] },
  '_dmarc.open-spf.example': { txt: ['v=DMARC1; p=block'] },
  'selector1._domainkey.two-spf.example': { txt: [dkimRecord(1024)] },
};
