import type { ImapFlow } from 'imapflow';
import type { ReportsPort } from './reports-port.ts';

const TIMEOUT_MS = 15_000;
/** The rest has its turn at the next look. */
const AT_ONCE = 100;
const PORTS = { 'imaps:': 993, 'imap:': 143 } as const;

/**
 * A mailbox by IMAP (RFC 9051, with servers of RFC 3501 too), `imaps://name:password@host/FOLDER`. What was taken is marked as seen,
 * and so is what is too large to be a mail that somebody forwards.
 * @param maxBytes of one mail
 */
export function createImapReports(url: string, maxBytes: number): ReportsPort {
  return {
    async takeNew(take) {
      // Loaded when it is first needed: most portals have no such mailbox.
      const client = await connect(url);
      try {
        return await takeUnseen(client, folderOf(url), maxBytes, take);
      } finally {
        // A server that hangs up first has ended it too.
        await client.logout().catch(() => client.close());
      }
    },
  };
}

const folderOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX';

async function connect(url: string): Promise<ImapFlow> {
  const { ImapFlow: Client } = await import('imapflow');
  const { protocol, hostname, port, username, password } = new URL(url);
  const client = new Client({
    host: hostname,
    port: port === '' ? PORTS[protocol === 'imaps:' ? 'imaps:' : 'imap:'] : Number(port),
    secure: protocol === 'imaps:',
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  // A connection that breaks while nothing waits for it is told by the next command.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function takeUnseen(
  client: ImapFlow,
  folder: string,
  maxBytes: number,
  take: (raw: Uint8Array) => Promise<void>,
): Promise<number> {
  const lock = await client.getMailboxLock(folder);
  try {
    const uids = (await client.search({ seen: false }, { uid: true })) || [];
    let taken = 0;
    for (const uid of uids.slice(0, AT_ONCE)) {
      const range = String(uid);
      const size = await client.fetchOne(range, { size: true }, { uid: true });
      const isReadable = size !== false && (size.size ?? 0) <= maxBytes;
      const mail = isReadable ? await client.fetchOne(range, { source: true }, { uid: true }) : false;
      if (mail !== false && mail.source !== undefined) {
        await take(Uint8Array.from(mail.source));
        taken += 1;
      }
      await client.messageFlagsAdd(range, ['\\Seen'], { uid: true });
    }
    return taken;
  } finally {
    lock.release();
  }
}
