import net, { type AddressInfo } from 'node:net';

/** What the server pretends to speak: suites in its order of preference, by version number on the wire. */
export type TlsScript = {
  readonly versions: Readonly<Record<number, readonly number[]>>;
  readonly ssl2?: boolean /** From before RFC 5746. */;
  readonly isOld?: boolean;
};

const SSL2 = 2;

/**
 * A server that answers a ClientHello with a ServerHello and nothing more, for protocols and suites that no TLS
 * library can speak any longer. It shares no code with the prober.
 */
export async function startScriptedTlsServer(script: TlsScript): Promise<{ port: number; close(): Promise<void> }> {
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (data: Buffer) => socket.end(answer(data, script)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

function answer(data: Buffer, script: TlsScript): Buffer {
  const isSsl2 = data.readUInt8(0) >= 0x80 && data.readUInt8(2) === 1 && data.readUInt16BE(3) === SSL2;
  if (isSsl2) return script.ssl2 ? ssl2ServerHello() : Buffer.alloc(0);
  const version = data.readUInt16BE(9);
  const sessionLength = data.readUInt8(43);
  const suitesAt = 44 + sessionLength;
  const count = data.readUInt16BE(suitesAt) / 2;
  const offered = Array.from({ length: count }, (_, index) => data.readUInt16BE(suitesAt + 2 + index * 2));
  const chosen = script.versions[version]?.find((suite) => offered.includes(suite));
  if (chosen === undefined) return Buffer.from([21, 3, 1, 0, 2, 2, 40]);
  const body = Buffer.concat([
    Buffer.from([version >> 8, version & 0xff]),
    Buffer.alloc(32, 7),
    Buffer.from([0, chosen >> 8, chosen & 0xff, 0]),
    Buffer.from(script.isOld ? [] : [0, 5, 0xff, 1, 0, 1, 0]),
  ]);
  const message = Buffer.concat([Buffer.from([2, 0, 0, body.length]), body]);
  const record = Buffer.from([22, version >> 8, version & 0xff, 0, message.length]);
  // An alert (internal error) tells clients that go on that this is TLS all the same.
  return Buffer.concat([record, message, Buffer.from([21, 3, 3, 0, 2, 2, 80])]);
}

function ssl2ServerHello(): Buffer {
  const suite = Buffer.from([1, 0, 128]);
  const connectionId = Buffer.alloc(16, 5);
  const head = Buffer.from([4, 0, 1, 0, 2, 0, 0, 0, suite.length, 0, connectionId.length]);
  const body = Buffer.concat([head, suite, connectionId]);
  return Buffer.concat([Buffer.from([0x80, body.length]), body]);
}
