import type { StaffPermission } from '@portal/domain/accounts/staff-permissions.ts';
import type { ModuleKey } from '@portal/domain/plans/module-status.ts';
import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { faults } from './input-faults.texts.ts';

/**
 * Who may make a call: anyone, a signed-in person, a signed-in member of an organisation, or the provider's staff.
 */
export type Access = 'public' | 'session' | 'member' | 'staff';

/** One HTTP call, as data: the server's binding, the browser's client, OpenAPI and the generated tests all read it. */
export type Call = {
  readonly method: 'GET' | 'POST';
  /** Below /api; `{name}` is a parameter, and `{a};{b}` are two of them in one path segment. */
  readonly path: string;
  readonly access: Access;
  /** Of a call of the provider's staff: what one has to be allowed to do; told to other staff as NO_ACCESS. */
  readonly permission?: StaffPermission;
  /**
   * Of a call of staff, how it is about customers: not at all (`none`), about those that ids of its input name (`named`), or about
   * those that its use case finds among `caller.customers` (`listed`). Who sees only some customers is refused a call that says nothing.
   */
  readonly customers?: 'none' | 'named' | 'listed';
  /** The plan's module that must be active. */
  readonly module?: ModuleKey;
  readonly input: z.ZodType<Record<string, unknown>>;
  readonly output: z.ZodType;
  /** Codes of the error tables that this call answers with, beyond the ones every call may answer with. */
  readonly errors: readonly ErrorCode[];
  /**
   * Largest JSON body, where a call needs more than `DEFAULT_BODY_KILOBYTES`; at most `MAX_BODY_KILOBYTES`. It is held before the body is
   * read into memory.
   */
  readonly maxBodyKilobytes?: number;
  /** Calls a minute from one address; the general limit when absent. */
  readonly perMinute?: number;
  /** A GET that changes something, which the specification gives; guarded like a POST. */
  readonly changesState?: boolean;
  /**
   * A POST that reads, or that pages send by themselves: it says nothing of somebody at work, so it does not keep a session alive
   * (ASVS 5.0, 7.3.1). Every other POST that succeeds does.
   */
  readonly isPassive?: boolean;
  /** Needs, besides the session, a bearer of the same account: proof of a sign-in just now (ASVS 5.0, 7.5.1). */
  readonly freshProof?: boolean;
  /** Not for the provider's staff while they work in a customer's portal (spec part 1, section 6). */
  readonly closedToService?: boolean;
  /** The answer is the same for everybody and holds no secret, so it may be compressed (compressing secrets tells of them: BREACH). */
  readonly sameForAll?: boolean;
  /** Answered while the portal is under maintenance too, to others than staff. */
  readonly duringMaintenance?: boolean;
  /** Content type of an answer that is a file instead of JSON; its output then is `{ fileName, bytes }`, with a `type` of its own at most, or a stream. */
  readonly file?: string;
  /** A file that browsers save instead of showing it. */
  readonly isDownload?: boolean;
  /** A POST that takes one file: multipart/form-data with the file in a part `file` (RFC 7578), everything else in text parts. */
  readonly upload?: { readonly maxMegabytes: number };
};

/** Room for a form of a page; a call whose input may be larger says so. */
export const DEFAULT_BODY_KILOBYTES = 16;
/** Nothing that a page sends is larger: two pictures of 200 KB in base64, and what belongs to them. */
export const MAX_BODY_KILOBYTES = 600;

/** Of what counts its changes: a database's `integer` has room for one more (PostgreSQL 18, 8.1.1). */
export const MAX_REVISION = 2 ** 31 - 2;

/** What a caller gives. */
export type InputOf<Of extends Call> = z.input<Of['input']>;
/** What a caller gets. */
export type OutputOf<Of extends Call> = z.output<Of['output']>;

/** Writes down a call with all its types kept, those of its access and errors too. */
export function call<const Definition extends Call>(definition: Definition): Definition {
  return definition;
}

/** Input of a call that takes nothing. */
export const noInput = z.object({});

/** `{ success: true }`, with nothing more to say. */
export const done = z.object({ success: z.literal(true) });

/** `{ success: true, data }`. */
export const withData = <Data extends z.ZodType>(data: Data) => z.object({ success: z.literal(true), data });

/** What a call with `file` answers. */
export const namedFile = z.object({
  fileName: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

/** Values by a name, so many at most: a schema of zod's own has no limit for them. */
export const recordOf = <Key extends z.ZodString, Value extends z.ZodType>(key: Key, value: Value, max: number) =>
  z
    .record(key, value)
    .refine((values) => Object.keys(values).length <= max, faults.tooMany.text)
    .meta({ maxProperties: max });

const isStream = (value: unknown) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** What a call with `file` answers where the file may be too large for memory. */
export const streamedFile = z.object({
  fileName: z.string(),
  size: z.number(),
  stream: z.custom<AsyncIterable<Uint8Array>>(isStream),
});

/** One line of text as people type it: trimmed, bounded, without control characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is what this is for
    .regex(/^[^\u0000-\u001f\u007f]*$/, faults.controlCharacters.text)
    .refine(isWellFormed, faults.brokenCharacters.text);

/** Several lines of text: as one line, but with line breaks and tabs. */
export const lines = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is what this is for
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, faults.controlCharacters.text)
    .refine(isWellFormed, faults.brokenCharacters.text);

/** False for halves of surrogate pairs, which no database stores. */
function isWellFormed(text: string): boolean {
  return text.isWellFormed();
}

export const id = z.uuid();

/** A day such as "2026-11-22". The year 26 is one that was half typed, and of a year 0 no database knows. */
export const isoDay = (message: string = faults.date.text) =>
  z.iso.date(message).refine((day) => day >= '1900', message);

const isBytes = (value: unknown) => (value instanceof Uint8Array ? value.length > 0 : value instanceof Blob);

/** The file of a call with `upload`: pages give a Blob, a use case gets its bytes. */
export const uploadedFile = z.object(
  {
    fileName: line(255),
    bytes: z.custom<Uint8Array | Blob>(isBytes, faults.fileEmpty.text).transform((bytes) => bytes as Uint8Array),
  },
  faults.noFile.text,
);
export type UploadedFile = z.output<typeof uploadedFile>;

/** An opaque one-time token in a link: 32 random bytes in base64url. */
export const linkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
