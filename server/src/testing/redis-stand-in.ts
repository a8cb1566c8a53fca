import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

type Entry = { value: number; endsAt: number };

/**
 * A small server of our own that speaks RESP 2 with the commands by which requests are counted, as their documentation
 * says (SET with PX and NX, INCRBY, PTTL, PEXPIRE, MULTI, EXEC); it refuses every other one.
 */
export async function startRedisStandIn() {
  const entries = new Map<string, Entry>();
  const sockets = new Set<Socket>();
  const state = { isSilent: false };
  const live = (name: string) => {
    const entry = entries.get(name);
    if (entry !== undefined && entry.endsAt > performance.now()) return entry;
    entries.delete(name);
    return undefined;
  };
  const commands: Readonly<Record<string, (parts: readonly string[]) => string>> = {
    set: ([name = '', value = '0', px, ms, nx]) => {
      if (px !== 'PX' || nx !== 'NX') return '-ERR syntax error\r\n';
      if (live(name) !== undefined) return '$-1\r\n';
      entries.set(name, { value: Number(value), endsAt: performance.now() + Number(ms) });
      return '+OK\r\n';
    },
    incrby: ([name = '', more]) => {
      const entry = live(name) ?? { value: 0, endsAt: Number.POSITIVE_INFINITY };
      entry.value += Number(more);
      entries.set(name, entry);
      return `:${entry.value}\r\n`;
    },
    pttl: ([name = '']) => {
      const entry = live(name);
      if (entry === undefined) return ':-2\r\n';
      return entry.endsAt === Number.POSITIVE_INFINITY
        ? ':-1\r\n'
        : `:${Math.ceil(entry.endsAt - performance.now())}\r\n`;
    },
    pexpire: ([name = '', ms]) => {
      const entry = live(name);
      if (entry !== undefined) entry.endsAt = performance.now() + Number(ms);
      return `:${entry === undefined ? 0 : 1}\r\n`;
    },
    ping: () => '+PONG\r\n',
  };
  const run = ([name = '', ...parts]: readonly string[]) =>
    commands[name.toLowerCase()]?.(parts) ?? `-ERR unknown command '${name}'\r\n`;
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    let waiting = '';
    let queued: string[][] | null = null;
    const answer = (command: string[]) => {
      const word = command[0]?.toLowerCase();
      if (word === 'multi') {
        queued = [];
        return '+OK\r\n';
      }
      if (word === 'exec' && queued !== null) {
        const answers = queued.map(run);
        queued = null;
        return `*${answers.length}\r\n${answers.join('')}`;
      }
      if (queued === null) return run(command);
      queued.push(command);
      return '+QUEUED\r\n';
    };
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      waiting += bytes.toString('latin1');
      const { commands: read, rest } = readCommands(waiting);
      waiting = rest;
      const answers = read.map(answer).join('');
      if (!state.isSilent) socket.write(answers);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on nothing is answered, though connections stay. */
    fallSilent() {
      state.isSilent = true;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The commands at the beginning of a text: arrays of strings with their lengths. */
function readCommands(text: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  let rest = text;
  for (;;) {
    const head = /^\*(\d+)\r\n/.exec(rest);
    if (head === null) return { commands, rest };
    let at = head[0].length;
    const parts: string[] = [];
    for (let count = Number(head[1]); count > 0; count -= 1) {
      const length = /^\$(\d+)\r\n/.exec(rest.slice(at));
      if (length === null) return { commands, rest };
      const from = at + length[0].length;
      at = from + Number(length[1]) + 2;
      if (at > rest.length) return { commands, rest };
      parts.push(rest.slice(from, at - 2));
    }
    commands.push(parts);
    rest = rest.slice(at);
  }
}
