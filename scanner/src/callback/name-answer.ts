import { decode, encode, type Packet } from 'dns-packet';

const WORD = /^zq[0-9a-f]{10}$/;
const AUTHORITATIVE = 1 << 10;
const FORMAT_ERROR = 1;
const NAME_ERROR = 3;
const NOT_IMPLEMENTED = 4;
const REFUSED = 5;
/** Resolvers keep what they heard for so long (s); each word is asked for once or twice. */
const TTL = 1;

/**
 * The answer to one question about a zone (in small letters) in which nobody has an address: names of words exist and have no records, all others do not
 * exist, and whatever lies outside is refused. It is as long as the question, so nobody gains by a forged sender, and the zone's SOA record is given to those
 * alone who ask for it (RFC 2308, 2.2: "type 3"). Null for what is no question. `heard` is told of words.
 */
export function answerAboutNames(bytes: Buffer, zone: string, heard: (word: string) => void): Buffer | null {
  const asked = read(bytes);
  if (asked === null || asked.type !== 'query') return null;
  const [question] = asked.questions ?? [];
  const code = codeFor(asked, zone, heard);
  const isInZone = code === 0 || code === NAME_ERROR;
  const isForSoa = question?.type === 'SOA' && question.name.toLowerCase() === zone;
  return encode({
    type: 'response',
    id: asked.id ?? 0,
    flags: (isInZone ? AUTHORITATIVE : 0) | code,
    questions: question === undefined ? [] : [question],
    answers: isForSoa ? [soaOf(zone)] : [],
  });
}

const soaOf = (zone: string) => ({
  type: 'SOA' as const,
  name: zone,
  ttl: TTL,
  data: {
    mname: zone,
    rname: `hostmaster.${zone}`,
    serial: 1,
    refresh: 3_600,
    retry: 600,
    expire: 86_400,
    minimum: TTL,
  },
});

function read(bytes: Buffer): Packet | null {
  try {
    return decode(bytes);
  } catch {
    return null;
  }
}

function codeFor(asked: Packet, zone: string, heard: (word: string) => void): number {
  const [question, ...others] = asked.questions ?? [];
  if ('opcode' in asked && asked.opcode !== 'QUERY') return NOT_IMPLEMENTED;
  if (question === undefined || others.length > 0) return FORMAT_ERROR;
  // Resolvers mix small and capital letters, to tell answers to their questions from forged ones.
  const name = question.name.toLowerCase();
  if (name === zone) return 0;
  if (!name.endsWith(`.${zone}`)) return REFUSED;
  const word =
    name
      .slice(0, -zone.length - 1)
      .split('.')
      .at(-1) ?? '';
  if (!WORD.test(word)) return NAME_ERROR;
  heard(word);
  return 0;
}
