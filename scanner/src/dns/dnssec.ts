import { createSocket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import { type Answer, decode, encode, RECURSION_DESIRED } from 'dns-packet';

const AUTHENTIC_DATA = 1 << 5;
const RCODE_MASK = 0x0f;

type Reply = { readonly types: readonly string[]; readonly rcode: number; readonly isAuthentic: boolean };

/**
 * Whether the domain's records are signed: "signed" needs a DS record at the parent and the resolver's own word that
 * it validated (AD, RFC 4035 section 3.2.3); "unsigned" needs an answer without DS. Anything else is "unknown".
 * `server` is "address" or "address:port".
 */
export async function dnssecOf(domain: string, server: string): Promise<'signed' | 'unsigned' | 'unknown'> {
  const ds = await ask(domain, 'DS', server);
  if (ds === null || ds.rcode !== 0) return 'unknown';
  if (!ds.types.includes('DS')) return 'unsigned';
  const keys = await ask(domain, 'DNSKEY', server);
  return keys?.types.includes('DNSKEY') && keys.isAuthentic ? 'signed' : 'unknown';
}

function addressOf(server: string): { address: string; port: number } {
  const bracketed = /^\[(.+)\](?::(\d+))?$/.exec(server);
  if (bracketed?.[1]) return { address: bracketed[1], port: Number(bracketed[2] ?? 53) };
  if (isIPv6(server)) return { address: server, port: 53 };
  const [address = server, port] = server.split(':');
  return { address, port: Number(port ?? 53) };
}

async function ask(name: string, type: 'DS' | 'DNSKEY', server: string): Promise<Reply | null> {
  const { address, port } = addressOf(server);
  const id = Math.floor(Math.random() * 0xffff);
  const query = encode({
    type: 'query',
    id,
    flags: RECURSION_DESIRED | AUTHENTIC_DATA,
    questions: [{ type, name, class: 'IN' }],
    additionals: [
      {
        type: 'OPT',
        name: '.',
        udpPayloadSize: 4096,
        flags: 0x8000,
        extendedRcode: 0,
        ednsVersion: 0,
        flag_do: true,
        options: [],
      },
    ],
  });
  const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4');
  return new Promise((resolve) => {
    const finish = (reply: Reply | null) => {
      clearTimeout(timer);
      socket.close();
      resolve(reply);
    };
    const timer = setTimeout(() => finish(null), 3_000);
    socket.once('error', () => finish(null));
    socket.on('message', (message) => {
      const reply = readReply(message, id);
      if (reply) finish(reply);
    });
    socket.send(query, port, address);
  });
}

function readReply(message: Buffer, id: number): Reply | null {
  try {
    const { id: answered, answers, flags = 0 } = decode(message);
    if (answered !== id) return null;
    return {
      types: (answers ?? []).map((answer: Answer) => answer.type),
      rcode: flags & RCODE_MASK,
      isAuthentic: (flags & AUTHENTIC_DATA) !== 0,
    };
  } catch {
    // Not a DNS message: wait for the real answer.
    return null;
  }
}
