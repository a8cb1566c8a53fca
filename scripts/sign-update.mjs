// npm run sign-update: makes the signed files that portals trust, for whoever publishes them: which version is the newest (UPDATES_URL), and known flaws.
//   npm run sign-update -- new-key KEY                              a new key in the file KEY; prints what UPDATES_KEY has to be
//   npm run sign-update -- KEY FILE VERSION NOTES [--security]      signs that VERSION is the newest; NOTES is an https address
//   npm run sign-update -- flaws KEY FILE [FOLDER]                  signs the products of FOLDER, for npm run load-flaws; our own when left out
import { spawnSync } from 'node:child_process';
import { createPrivateKey, generateKeyPairSync, sign as signBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { node } from './project-node.mjs';

const [first, second, third, fourth, ...flags] = process.argv.slice(2);

function makeKey(path) {
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  console.log(`UPDATES_KEY=${privateKey.export({ format: 'jwk' }).x}`);
}

/** A compact JWS with EdDSA (RFC 7515, 7.1; RFC 8037, 3.1). */
function signInto(keyPath, file, json) {
  const encode = (text) => Buffer.from(text).toString('base64url');
  const signed = `${encode(JSON.stringify({ alg: 'EdDSA' }))}.${encode(json)}`;
  const signature = signBytes(null, Buffer.from(signed), createPrivateKey(readFileSync(keyPath)));
  writeFileSync(file, `${signed}.${signature.toString('base64url')}\n`);
}

function signUpdate(keyPath, file, version, notesUrl) {
  const publishedAt = new Date().toISOString().slice(0, 10);
  const update = { version, publishedAt, isSecurity: flags.includes('--security'), notesUrl };
  signInto(keyPath, file, JSON.stringify(update));
  console.log(`${file} says that ${version} is the newest version.`);
}

function signFlaws(keyPath, file, folder) {
  const args = [join(root, 'scanner/src/known-flaws/print-list.ts'), ...(folder === undefined ? [] : [folder])];
  const { status, stdout, stderr } = spawnSync(node, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) {
    console.error(`Nothing was signed.\n${stderr}`);
    process.exit(1);
  }
  signInto(keyPath, file, stdout);
  const { madeAt, products } = JSON.parse(stdout);
  console.log(`${file} holds the known flaws of ${products.length} products, as of ${madeAt}.`);
}

if (first === 'new-key' && second !== undefined) makeKey(second);
else if (first === 'flaws' && third !== undefined) signFlaws(second, third, fourth);
else if (/^\d+\.\d+\.\d+$/.test(third ?? '') && fourth?.startsWith('https://'))
  signUpdate(first, second, third, fourth);
else {
  console.error('Say new-key KEY, or KEY FILE VERSION NOTES [--security], or flaws KEY FILE [FOLDER].');
  process.exit(1);
}
