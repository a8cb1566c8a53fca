/** One message of PostgreSQL's protocol, version 3 (PostgreSQL manual, 55.7): its letter and what it holds. */
export type Frame = { readonly type: string; readonly body: Buffer };

const PROTOCOL = 3 << 16;

/** The whole messages at the beginning, and what is there of the next one. */
export function framesOf(bytes: Buffer): { readonly frames: Frame[]; readonly rest: Buffer } {
  const frames: Frame[] = [];
  let at = 0;
  while (bytes.length >= at + 5 && bytes.length >= at + 1 + bytes.readInt32BE(at + 1)) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    frames.push({ type: String.fromCharCode(bytes[at] ?? 0), body: bytes.subarray(at + 5, end) });
    at = end;
  }
  return { frames, rest: bytes.subarray(at) };
}

/** A message as it goes over the wire. */
export function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** What a client says first. */
export function startupMessage(parameters: ReadonlyMap<string, string>): Buffer {
  const fields = [...parameters].flat();
  const body = Buffer.from(`\0\0\0\0${fields.join('\0')}\0\0`);
  body.writeInt32BE(PROTOCOL, 0);
  const head = Buffer.alloc(4);
  head.writeInt32BE(body.length + 4);
  return Buffer.concat([head, body]);
}

/** Signed in, with a process number that is no server's, and ready. */
export function greeting(): Buffer {
  const signedIn = message('R', Buffer.from([0, 0, 0, 0]));
  const keys = message('K', Buffer.from([127, 1, 2, 3, 4, 5, 6, 7]));
  return Buffer.concat([
    signedIn,
    message('S', Buffer.from('server_version\0pooler\0')),
    keys,
    message('Z', Buffer.from('I')),
  ]);
}

/** A refusal for good, with PgBouncer's code. */
export const errorMessage = (text: string): Buffer => message('E', Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`));
