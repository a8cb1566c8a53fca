import { constants, type KeyObject, privateDecrypt, X509Certificate } from 'node:crypto';
import net, { type AddressInfo } from 'node:net';

/** What a server makes of a visitor's key: an alert by this number, a closed connection, or nothing. */
export type KeyAnswer = number | 'close' | 'silence';

/** Judges the decrypted block; `isWhole` says whether a change of ciphers and an end followed. */
export type KeyJudge = (block: Buffer, isWhole: boolean) => KeyAnswer;

const u24 = (value: number) => Buffer.from([value >> 16, (value >> 8) & 0xff, value & 0xff]);
const message = (type: number, body: Buffer) => Buffer.concat([Buffer.from([type]), u24(body.length), body]);
const CHOSEN = [0x00, 0x9c];

function offersChosen(hello: Buffer): boolean {
  const suites = hello.subarray(46, 46 + hello.readUInt16BE(44));
  const isOffered = Array.from({ length: suites.length / 2 }, (_, at) => suites.readUInt16BE(at * 2)).includes(0x009c);
  return hello.readUInt16BE(9) === 0x0303 && hello.readUInt8(43) === 0 && isOffered;
}

/** A server of TLS 1.2 that takes keys encrypted with its own and answers them as it is told. It shares no code with the scan. */
export async function startRsaOracleServer(made: { cert: string; privateKey: KeyObject }, judge: KeyJudge) {
  const raw = new X509Certificate(made.cert).raw;
  const hello = Buffer.concat([Buffer.from([3, 3]), Buffer.alloc(32, 7), Buffer.from([0, ...CHOSEN, 0])]);
  const chain = Buffer.concat([u24(raw.length), raw]);
  const flight = [
    message(2, hello),
    message(11, Buffer.concat([u24(chain.length), chain])),
    message(14, Buffer.alloc(0)),
  ];
  const records = flight.map((body) => Buffer.concat([Buffer.from([22, 3, 3]), u24(body.length).subarray(1), body]));
  let keys = 0;
  const server = net.createServer((socket) => {
    let received = Buffer.alloc(0);
    let isGreeted = false;
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      if (!isGreeted) {
        isGreeted = true;
        // Hellos of other protocols and suites.
        return offersChosen(chunk)
          ? socket.write(Buffer.concat(records))
          : socket.end(Buffer.from([21, 3, 1, 0, 2, 2, 40]));
      }
      received = Buffer.concat([received, chunk]);
      const length = received.length > 10 ? received.readUInt16BE(9) : 0;
      if (length === 0 || received.length < 11 + length) return;
      keys += 1;
      const key = { key: made.privateKey, padding: constants.RSA_NO_PADDING };
      const answer = judge(privateDecrypt(key, received.subarray(11, 11 + length)), received.length > 11 + length);
      if (answer === 'close') socket.end();
      else if (answer !== 'silence') socket.end(Buffer.from([21, 3, 3, 0, 2, 2, answer]));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, keys: () => keys, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
