import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A folder like the one that building the browser app leaves: its page and one script, compressed beforehand. */
export function makeBuiltApp(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'portal-dist-'));
  mkdirSync(join(folder, 'assets'));
  for (const page of ['index', 'learn']) {
    writeFileSync(
      join(folder, `${page}.html`),
      `<!doctype html><html lang="en-US"><head><title>Cyber Safety</title><style nonce="__NONCE__"></style></head><body class="${page}"><noscript>Needs JavaScript.</noscript></body></html>`,
    );
  }
  writeFileSync(join(folder, 'assets', 'app-1a2b3c.js'), 'void 0;');
  writeFileSync(join(folder, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync('void 0;'));
  writeFileSync(join(folder, '.secret'), 'hidden');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Settings of a portal that is run for real. */
export const PRODUCTION_SETTINGS = {
  PRODUCTION: 'on',
  PUBLIC_URL: 'https://portal.example.com',
  MAIL_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Portal <no-reply@example.com>',
} as const;
