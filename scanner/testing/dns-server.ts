import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { type Answer, decode, encode } from 'dns-packet';

/** Records by name; the name itself exists when it is listed. */
export type Zone = Readonly<
  Record<
    string,
    {
      readonly cname?: string;
      readonly a?: readonly string[];
      readonly txt?: readonly string[];
      readonly mx?: readonly string[];
      readonly ns?: readonly string[];
      /** Has a TLSA record. */
      readonly tlsa?: boolean;
      /** For names such as "1.2.0.192.in-addr.arpa". */
      readonly ptr?: readonly string[];
      /** Answers nothing but "server failure". */
      readonly fails?: boolean;
      /** Answers DS and DNSKEY queries, with the AD flag of a validating resolver. */
      readonly signed?: boolean;
    }
  >
>;

const AUTHORITATIVE = 1 << 10;
const RECURSION_AVAILABLE = 1 << 7;
const AUTHENTIC_DATA = 1 << 5;
const SERVER_FAILURE = 2;
const NAME_ERROR = 3;

function answersFor(zone: Zone, name: string, type: string): Answer[] {
  const records = zone[name.toLowerCase()];
  const common = { name, ttl: 60 };
  if (records?.cname !== undefined) {
    const behind = type === 'A' ? answersFor(zone, records.cname, type) : [];
    return [{ ...common, type: 'CNAME', data: records.cname }, ...behind];
  }
  if (type === 'A') return (records?.a ?? []).map((data) => ({ ...common, type: 'A', data }));
  if (type === 'TXT') return (records?.txt ?? []).map((data) => ({ ...common, type: 'TXT', data: splitText(data) }));
  if (type === 'NS') return (records?.ns ?? []).map((data) => ({ ...common, type: 'NS', data }));
  if (type === 'PTR') return (records?.ptr ?? []).map((data) => ({ ...common, type: 'PTR', data }));
  if (type === 'MX')
    return (records?.mx ?? []).map((exchange, index) => ({
      ...common,
      type: 'MX',
      data: { preference: index, exchange },
    }));
  if (type === 'TLSA' && records?.tlsa) {
    const data = { usage: 3, selector: 1, matchingType: 1, certificate: Buffer.alloc(32, 1) };
    return [{ ...common, type: 'TLSA', data }];
  }
  if (type === 'DS' && records?.signed)
    return [{ ...common, type: 'DS', data: { keyTag: 1, algorithm: 13, digestType: 2, digest: Buffer.alloc(32, 1) } }];
  if (type === 'DNSKEY' && records?.signed)
    return [{ ...common, type: 'DNSKEY', data: { flags: 257, algorithm: 13, key: Buffer.alloc(64, 1) } }];
  return [];
}

const splitText = (text: string) => text.match(/.{1,255}/gs) ?? [''];

/** Answers DNS questions over UDP on the loopback address, from a table. Addresses read "127.0.0.1:5353". */
export async function startDnsServer(zone: Zone): Promise<{ address: string; close(): Promise<void> }> {
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const query = decode(message);
    const [question] = query.questions ?? [];
    if (!question) return;
    const name = question.name.toLowerCase();
    const isKnown = Object.keys(zone).some((known) => known === name || known.endsWith(`.${name}`));
    const code = zone[name]?.fails ? SERVER_FAILURE : isKnown ? 0 : NAME_ERROR;
    const flags = AUTHORITATIVE | RECURSION_AVAILABLE | (zone[name]?.signed ? AUTHENTIC_DATA : 0) | code;
    const answers = answersFor(zone, name, question.type);
    const reply = encode({ type: 'response', id: query.id ?? 0, flags, questions: [question], answers });
    socket.send(reply, from.port, from.address);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.bind(0, '127.0.0.1', resolve);
  });
  const { port } = socket.address() as AddressInfo;
  return { address: `127.0.0.1:${port}`, close: () => new Promise((resolve) => socket.close(() => resolve())) };
}
