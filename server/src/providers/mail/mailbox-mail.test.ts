import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { describeMailPort, SAMPLE_MAIL, unsubscribeHeaders } from './mail.suite.ts';
import { createMailboxMail } from './mailbox-mail.ts';

async function openMailbox() {
  const parent = await mkdtemp(join(tmpdir(), 'portal-mailbox-'));
  const folder = join(parent, 'mailbox');
  return {
    folder,
    mail: createMailboxMail(folder),
    async received() {
      const files = await readdir(folder);
      return Promise.all(
        files.map(async (file) => {
          const mail = await PostalMime.parse(await readFile(join(folder, file)));
          const everyone = [...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])];
          return {
            from: mail.from?.address ?? '',
            recipients: everyone.map(({ address }) => address ?? ''),
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            html: mail.html ?? '',
            messageId: mail.messageId ?? '',
            unsubscribe: unsubscribeHeaders(mail.headers),
          };
        }),
      );
    },
    close: () => rm(parent, { recursive: true, force: true }),
  };
}

describe('mail into a folder', () => {
  describeMailPort(openMailbox);

  test('replaces a mail that is sent again after a crash', async () => {
    const { mail, received, close } = await openMailbox();
    await mail.send(SAMPLE_MAIL);
    await mail.send(SAMPLE_MAIL);
    expect(await received()).toHaveLength(1);
    await close();
  });

  test('is for the portal’s user alone', async () => {
    const { folder, mail, close } = await openMailbox();
    await mail.send({ ...SAMPLE_MAIL, messageId: '<../../../escape@portal.example>' });
    const [file] = await readdir(folder);
    expect(file).toMatch(/^[0-9a-f]{32}\.eml$/);
    expect((await stat(folder)).mode & 0o077).toBe(0);
    expect((await stat(join(folder, file ?? ''))).mode & 0o077).toBe(0);
    await close();
  });
});
