// npm run sign-update: makes the signed file that portals look at for a newer version (UPDATES_URL), for whoever publishes one.
//   npm run sign-update -- new-key KEY                              a new key in the file KEY; prints what UPDATES_KEY has to be
//   npm run sign-update -- KEY FILE VERSION NOTES [--security]      signs that VERSION is the newest; NOTES is an https address
import { createPrivateKey, generateKeyPairSync, sign as signBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const [first, second, version, notesUrl, ...flags] = process.argv.slice(2);

function makeKey(path) {
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  console.log(`UPDATES_KEY=${privateKey.export({ format: 'jwk' }).x}`);
}

/** A compact JWS with EdDSA (RFC 7515, 7.1; RFC 8037, 3.1). */
function sign(keyPath, file) {
  const publishedAt = new Date().toISOString().slice(0, 10);
  const update = { version, publishedAt, isSecurity: flags.includes('--security'), notesUrl };
  const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${encode({ alg: 'EdDSA' })}.${encode(update)}`;
  const signature = signBytes(null, Buffer.from(signed), createPrivateKey(readFileSync(keyPath)));
  writeFileSync(file, `${signed}.${signature.toString('base64url')}\n`);
  console.log(`${file} says that ${version} is the newest version.`);
}

if (first === 'new-key' && second !== undefined) makeKey(second);
else if (/^\d+\.\d+\.\d+$/.test(version ?? '') && notesUrl?.startsWith('https://')) sign(first, second);
else {
  console.error('Say new-key KEY, or KEY FILE VERSION NOTES [--security].');
  process.exit(1);
}
