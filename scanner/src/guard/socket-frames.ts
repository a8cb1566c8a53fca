/** Messages in a stream of WebSocket frames, and whether the other side has closed it. */
export type HeardMessages = {
  readonly count: number;
  /** The first of them; of binary ones, how long they are. */
  readonly first: readonly string[];
  readonly isClosed: boolean;
};

/** Messages that are kept. */
export const MAX_SAMPLES = 3;
const MAX_KEPT_CHARACTERS = 2_000;
const CONTINUED = 0;
const TEXT = 1;
const CLOSE = 8;

/** Reads the frames of a server as far as they are whole (RFC 6455, 5.2); what follows a frame that breaks the rules is left. */
export function readSocketFrames(stream: Buffer): HeardMessages {
  const first: string[] = [];
  let count = 0;
  let parts: Buffer[] = [];
  let isText = false;
  for (let frame = frameAt(stream, 0); frame !== null; frame = frameAt(stream, frame.end)) {
    const { opcode, isLast, payload } = frame;
    if (opcode === CLOSE) return { count, first, isClosed: true };
    // Control frames may stand between the parts of a message (5.4).
    if (opcode > CLOSE) continue;
    if (opcode !== CONTINUED) {
      parts = [];
      isText = opcode === TEXT;
    }
    parts.push(payload);
    if (!isLast) continue;
    const whole = Buffer.concat(parts);
    parts = [];
    count += 1;
    if (first.length < MAX_SAMPLES)
      first.push(isText ? whole.toString('utf8').slice(0, MAX_KEPT_CHARACTERS) : `(${whole.length} bytes)`);
  }
  return { count, first, isClosed: false };
}

function frameAt(stream: Buffer, from: number) {
  if (stream.length < from + 2) return null;
  const head = stream.readUInt8(from);
  const short = stream.readUInt8(from + 1);
  // A server masks nothing (5.1).
  if (short >= 128) return null;
  const size = { 126: 2, 127: 8 }[short] ?? 0;
  if (stream.length < from + 2 + size) return null;
  const length =
    size === 0 ? short : size === 2 ? stream.readUInt16BE(from + 2) : Number(stream.readBigUInt64BE(from + 2));
  const begin = from + 2 + size;
  if (stream.length < begin + length) return null;
  return {
    opcode: head % 16,
    isLast: head >= 128,
    payload: stream.subarray(begin, begin + length),
    end: begin + length,
  };
}
