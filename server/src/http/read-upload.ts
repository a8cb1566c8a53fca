import { setImmediate as nextTurn } from 'node:timers/promises';
import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import { type Call, DEFAULT_BODY_KILOBYTES } from '@portal/contract/call.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../call/app-error.ts';

const MEGABYTE = 1024 * 1024;
const MAX_TEXT_PART_BYTES = DEFAULT_BODY_KILOBYTES * 1024;
/** Other requests get a turn each time that this much of a file has come: parsing 10 MB in one go took 100 ms. */
const BYTES_PER_TURN = 256 * 1024;
/** No call has as many beside its file. */
const MAX_TEXT_PARTS = 20;

/** Calls that take a file understand multipart/form-data; all others refuse it. */
export async function takeUploads(app: FastifyInstance): Promise<void> {
  await app.register(fastifyMultipart, {
    limits: {
      files: 1,
      fields: MAX_TEXT_PARTS,
      parts: MAX_TEXT_PARTS + 1,
      fieldSize: MAX_TEXT_PART_BYTES,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  });
}

/** True when the body is a form with parts. */
export const isUpload = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/**
 * Reads the parts of an upload into memory: the file as `{ fileName, bytes }`, texts as they are.
 * @throws {AppError} UNSUPPORTED_TYPE for a call that takes no file; BODY_TOO_LARGE for a long text; UPLOAD_TOO_LARGE; UPLOAD_BROKEN for a form that cannot be read.
 */
export async function readUpload(request: FastifyRequest, call: Call): Promise<Record<string, unknown>> {
  if (call.upload === undefined) throw new AppError('UNSUPPORTED_TYPE');
  const { maxMegabytes } = call.upload;
  const formBytes = Number(request.headers['content-length'] ?? maxMegabytes * MEGABYTE);
  const given = new Map<string, unknown>();
  try {
    for await (const part of request.parts({ limits: { fileSize: maxMegabytes * MEGABYTE } })) {
      if (part.type === 'file')
        given.set(part.fieldname, { fileName: part.filename, bytes: await wholeFile(part, formBytes, maxMegabytes) });
      else given.set(part.fieldname, wholeText(part));
    }
  } catch (error) {
    request.log.info({ error }, 'upload refused');
    if (error instanceof AppError) throw error;
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
    if (isTooLarge) throw tooLarge(maxMegabytes);
    throw new AppError('UPLOAD_BROKEN', { field: 'file' });
  }
  return Object.fromEntries(given);
}

const tooLarge = (maxMegabytes: number) =>
  new AppError('UPLOAD_TOO_LARGE', { field: 'file', values: { maximum: maxMegabytes } });

/**
 * The bytes go where they stay as they come, into memory of the size that the request says: joining them at the end took 60 ms at once.
 * The rest of a file that is too large is received and dropped: a stream that is given up leaves the form unread.
 */
async function wholeFile({ file }: MultipartFile, formBytes: number, maxMegabytes: number): Promise<Buffer> {
  const whole = Buffer.alloc(Math.min(formBytes, maxMegabytes * MEGABYTE));
  let length = 0;
  let turnAt = BYTES_PER_TURN;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    length += chunk.copy(whole, length);
    if (length < turnAt) continue;
    turnAt = length + BYTES_PER_TURN;
    await nextTurn();
  }
  if (file.truncated) throw tooLarge(maxMegabytes);
  return whole.subarray(0, length);
}

function wholeText({ value, valueTruncated }: { readonly value: unknown; readonly valueTruncated: boolean }): unknown {
  if (valueTruncated) throw new AppError('BODY_TOO_LARGE');
  return value;
}
