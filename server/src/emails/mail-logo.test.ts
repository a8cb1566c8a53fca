import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { createMailboxMail } from '../providers/mail/mailbox-mail.ts';
import { renderMail } from '../render-mail.ts';
import { seal } from '../system/sealed-box.ts';
import { type LogoPicture, mailLogoOf } from './mail-logo.ts';
import { createSendMailJob } from './send-mail-job.ts';
import { acme } from './testing/acme-brand.ts';

/** The beginning of a PNG, which holds its size; nothing here draws it. */
function png(width: number, height: number): LogoPicture {
  const bytes = Buffer.alloc(64);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return { fileName: `${'ab'.repeat(32)}.png`, mediaType: 'image/png', bytes };
}

/** A message as it lies in the mailbox after the queue's job has sent it. */
async function sendWith(logo: LogoPicture | null) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-logo-'));
  try {
    const key = Buffer.alloc(32, 1);
    const job = createSendMailJob({
      render: renderMail,
      mail: createMailboxMail(folder),
      key,
      brandById: async () => acme,
      logoOf: async () => logo,
      from: () => 'no-reply@acme.example',
      onRefused: (error) => {
        throw error;
      },
      log: {
        sent: async () => undefined,
      } as unknown as Parameters<typeof createSendMailJob>[0]['log'],
    });
    const request = { kind: 'account-exists', signInUrl: 'https://portal.acme.example/signin' };
    const data = { id: 'mail', brandId: 'acme', to: 'ann@bakery.example', request };
    await job({ sealed: seal(key, data) });
    const [file = ''] = await readdir(folder);
    return await PostalMime.parse(await readFile(join(folder, file)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('a PNG rides along with the message and is drawn in it, with the name for when images are off', async () => {
  const logo = png(480, 120);
  const mail = await sendWith(logo);
  const [picture, ...more] = mail.attachments;
  expect(more).toEqual([]);
  expect(picture).toMatchObject({ mimeType: 'image/png', disposition: 'inline', related: true });
  expect(Buffer.from(picture?.content as ArrayBuffer).equals(Buffer.from(logo.bytes))).toBe(true);
  const [image] = /<img [^>]*>/.exec(mail.html ?? '') ?? [];
  expect(image).toContain(`src="cid:${picture?.contentId?.replace(/[<>]/g, '')}"`);
  expect(image).toContain('alt="Acme &amp; Sons Security"');
  expect(image).toMatch(/width="160".*height="40"|height="40".*width="160"/);
});

test.each([
  ['none', null],
  ['an SVG, which mail programs do not draw', { ...png(9, 9), mediaType: 'image/svg+xml' }],
])('with %s the name stands there in its colour', async (_what, logo) => {
  const mail = await sendWith(logo);
  expect(mail.attachments).toEqual([]);
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toMatch(/<p[^>]*color:#[^>]*>Acme &amp; Sons Security<\/p>/);
});

test.each([
  [480, 120, 160, 40],
  [4000, 100, 240, 6],
  [20, 20, 20, 20],
  [1, 4000, 1, 40],
])('a logo of %i × %i is shown as %i × %i', (width, height, shownWidth, shownHeight) => {
  expect(mailLogoOf(png(width, height))?.logo).toMatchObject({ width: shownWidth, height: shownHeight });
});
