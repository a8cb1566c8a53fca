import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import PostalMime from 'postal-mime';
import { AppError } from '../../call/app-error.ts';
import { escapeHtml } from '../../system/escape-html.ts';
import { thisMachineOnly } from '../security/this-machine-only.ts';

const MESSAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
const LIST_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";
const STYLE = `<style>:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:2rem auto;max-width:60rem;padding:0 1rem}
table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:.5rem;border-bottom:1px solid #8886;overflow-wrap:anywhere}</style>`;

/** Pages at /dev/mailbox that show the mails a portal without a mail server has stored; outside production and for this machine alone. */
export function registerDevMailbox(app: FastifyInstance, folder: string): void {
  const html = (reply: FastifyReply, policy: string, body: string) =>
    reply
      .header('content-security-policy', policy)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(body);

  app.get('/dev/mailbox', { onRequest: thisMachineOnly }, async (_request, reply) => {
    const rows = (await readMailbox(folder)).map(
      (mail) =>
        `<tr><td>${escapeHtml(mail.receivedAt.toISOString().slice(0, 19).replace('T', ' '))}</td><td>${escapeHtml(mail.to)}</td><td><a href="/dev/mailbox/${mail.name}">${escapeHtml(mail.subject)}</a></td></tr>`,
    );
    const list =
      rows.length === 0
        ? '<p>No email has been sent yet.</p>'
        : `<table><thead><tr><th>Sent (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
    return html(
      reply,
      LIST_POLICY,
      `<!doctype html><html lang="en"><title>Mailbox</title>${STYLE}<h1>Mailbox</h1>${list}</html>`,
    );
  });

  app.get<{ Params: { name: string } }>(
    '/dev/mailbox/:name',
    { onRequest: thisMachineOnly },
    async (request, reply) => {
      if (!/^[0-9a-f]{32}$/.test(request.params.name)) throw new AppError('NOT_FOUND');
      const mail = await PostalMime.parse(
        await readFile(join(folder, `${request.params.name}.eml`)).catch(() => {
          throw new AppError('NOT_FOUND');
        }),
      );
      return html(reply, MESSAGE_POLICY, mail.html ?? `<pre>${escapeHtml(mail.text ?? '')}</pre>`);
    },
  );
}

type StoredMail = { readonly name: string; readonly to: string; readonly subject: string; readonly receivedAt: Date };

/** The mailbox's mails, newest first. */
async function readMailbox(folder: string): Promise<StoredMail[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const mail = await PostalMime.parse(await readFile(path));
      const to = mail.to?.map((address) => address.address ?? '').join(', ') ?? '';
      return {
        name: file.slice(0, -'.eml'.length),
        to,
        subject: mail.subject ?? '',
        receivedAt: (await stat(path)).mtime,
      };
    }),
  );
  return mails.sort((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime());
}
