import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

type Message = { readonly uid: number; readonly raw: string; isSeen: boolean };

/**
 * A small mail server of our own that speaks as much of IMAP4rev1 (RFC 3501) as reading a mailbox needs: LOGIN, SELECT, UID SEARCH,
 * UID FETCH of size and body, UID STORE of \Seen; it refuses every other command.
 */
export async function startImapStandIn({ user, pass }: { readonly user: string; readonly pass: string }) {
  const messages: Message[] = [];
  const sockets = new Set<Socket>();
  const refused: string[] = [];
  const ofSet = (set: string) => messages.filter(({ uid }) => set.split(',').includes(String(uid)));

  const answers: Readonly<Record<string, (rest: string) => readonly string[]>> = {
    CAPABILITY: () => ['* CAPABILITY IMAP4rev1'],
    NOOP: () => [],
    LOGIN: (rest) => {
      const [name, word] = rest.split(' ').map((part) => part.replace(/^"|"$/g, ''));
      if (name !== user || word !== pass) throw new Error('NO [AUTHENTICATIONFAILED] wrong');
      return [];
    },
    LIST: () => ['* LIST (\\HasNoChildren) "/" "INBOX"'],
    LSUB: () => ['* LSUB (\\HasNoChildren) "/" "INBOX"'],
    SELECT: () => [
      '* FLAGS (\\Seen \\Deleted)',
      `* ${messages.length} EXISTS`,
      '* 0 RECENT',
      '* OK [PERMANENTFLAGS (\\Seen)] limited',
      '* OK [UIDVALIDITY 1] valid',
      `* OK [UIDNEXT ${messages.length + 1}] next`,
    ],
    'UID SEARCH': () => [
      `* SEARCH${messages
        .filter(({ isSeen }) => !isSeen)
        .map(({ uid }) => ` ${uid}`)
        .join('')}`,
    ],
    'UID FETCH': (rest) => {
      const [set = '', ...items] = rest.split(' ');
      return ofSet(set).map(({ uid, raw }) => {
        const size = Buffer.byteLength(raw);
        const body = items.join(' ').includes('BODY') ? ` BODY[] {${size}}\r\n${raw}` : '';
        return `* ${uid} FETCH (UID ${uid} RFC822.SIZE ${size}${body})`;
      });
    },
    'UID STORE': (rest) => {
      for (const message of ofSet(rest.split(' ')[0] ?? '')) message.isSeen = true;
      return [];
    },
    CLOSE: () => [],
    UNSELECT: () => [],
    LOGOUT: () => ['* BYE'],
  };

  function answer(line: string): string {
    const [tag = '', ...words] = line.split(' ');
    const isUid = words[0]?.toUpperCase() === 'UID';
    const command = words
      .slice(0, isUid ? 2 : 1)
      .join(' ')
      .toUpperCase();
    const run = answers[command];
    if (run === undefined) {
      refused.push(command);
      return `${tag} BAD unknown\r\n`;
    }
    try {
      const lines = run(words.slice(isUid ? 2 : 1).join(' '));
      return [...lines, `${tag} OK done`, ''].join('\r\n');
    } catch (error) {
      return `${tag} ${error instanceof Error ? error.message : 'NO'}\r\n`;
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    let buffered = '';
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.write('* OK ready\r\n');
    socket.on('data', (chunk) => {
      buffered += chunk.toString('latin1');
      const lines = buffered.split('\r\n');
      buffered = lines.pop() ?? '';
      for (const line of lines) socket.write(answer(line));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://${user}:${pass}@127.0.0.1:${port}/INBOX`,
    /** Puts a mail into the mailbox. */
    deliver: (raw: string) => messages.push({ uid: messages.length + 1, raw, isSeen: false }),
    unseen: () => messages.filter(({ isSeen }) => !isSeen).length,
    /** Commands that it does not know. */
    refused,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
