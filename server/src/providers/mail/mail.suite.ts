import { expect, test } from 'vitest';
import type { MailPort, OutgoingMail } from './mail-port.ts';

/** A mail as its receiver has it. */
export type ReceivedMail = {
  readonly from: string;
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  /** The headers by which mail programs unsubscribe, in the order of their names. */
  readonly unsubscribe: readonly string[];
};

/** Values of the headers of RFC 2369 and RFC 8058. */
export const unsubscribeHeaders = (headers: readonly { key: string; value: string }[]): string[] =>
  headers
    .filter(({ key }) => key.startsWith('list-unsubscribe'))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ value }) => value);

export const SAMPLE_MAIL: OutgoingMail = {
  from: '"Cyber Safety" <no-reply@portal.example>',
  to: 'dana@firm.example',
  subject: 'Verify your email address',
  html: '<p>Grüße — <b>日本</b></p>',
  text: 'Grüße — 日本\n.\nA line with one dot stands above.',
  messageId: '<one@portal.example>',
};

/** What every mail adapter does; `open` gives one with a way to read what arrived, in order. */
export function describeMailPort(
  open: () => Promise<{ mail: MailPort; received(): Promise<readonly ReceivedMail[]>; close(): Promise<void> }>,
): void {
  const withPort = (run: (port: Awaited<ReturnType<typeof open>>) => Promise<void>) => async () => {
    const port = await open();
    try {
      await run(port);
    } finally {
      await port.close();
    }
  };

  test(
    'delivers a mail as it was written',
    withPort(async ({ mail, received }) => {
      await mail.send(SAMPLE_MAIL);
      const [arrived, ...more] = await received();
      expect(more).toEqual([]);
      expect(arrived).toMatchObject({
        from: 'no-reply@portal.example',
        recipients: ['dana@firm.example'],
        subject: SAMPLE_MAIL.subject,
        messageId: SAMPLE_MAIL.messageId,
      });
      expect(arrived?.text.trim()).toBe(SAMPLE_MAIL.text);
      expect(arrived?.html.trim()).toBe(SAMPLE_MAIL.html);
    }),
  );

  test(
    'tells mail programs how to unsubscribe with one click, and says nothing in other emails',
    withPort(async ({ mail, received }) => {
      const unsubscribeUrl = `https://portal.example/api/digest/oneClick/${'x'.repeat(43)}`;
      await mail.send({ ...SAMPLE_MAIL, unsubscribeUrl });
      expect((await received())[0]?.unsubscribe).toEqual([`<${unsubscribeUrl}>`, 'List-Unsubscribe=One-Click']);
      const messageId = '<two@portal.example>';
      await mail.send({ ...SAMPLE_MAIL, messageId });
      expect((await received()).find((each) => each.messageId === messageId)?.unsubscribe).toEqual([]);
    }),
  );

  test(
    'keeps subjects in other scripts, and long ones',
    withPort(async ({ mail, received }) => {
      const subject = `Änderung: 日本 ${'x'.repeat(200)}`;
      await mail.send({ ...SAMPLE_MAIL, subject });
      expect((await received())[0]?.subject).toBe(subject);
    }),
  );

  test.each(['Hello\r\nBcc: evil@evil.example', 'Hello\nX-Evil: 1', 'Hello\r\n\r\nBody'])(
    'adds no header and no receiver for the subject %j',
    (subject) =>
      withPort(async ({ mail, received }) => {
        await mail.send({ ...SAMPLE_MAIL, subject });
        const [arrived] = await received();
        expect(arrived?.recipients).toEqual(['dana@firm.example']);
        expect(arrived?.text.trim()).toBe(SAMPLE_MAIL.text);
      })(),
  );

  test(
    'delivers several mails at once',
    withPort(async ({ mail, received }) => {
      const ids = ['<a@portal.example>', '<b@portal.example>', '<c@portal.example>'];
      await Promise.all(ids.map((messageId) => mail.send({ ...SAMPLE_MAIL, messageId })));
      expect((await received()).map(({ messageId }) => messageId).sort()).toEqual(ids);
    }),
  );
}
