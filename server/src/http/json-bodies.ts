import type { FastifyInstance } from 'fastify';
import { AppError } from '../call/app-error.ts';

/** A body with fewer characters is read faster than counted. */
const COUNTED_FROM = 64 * 1024;
/**
 * Values of one body: reading so many takes half of what a call may take. Texts with commas count too; the longest policy, of
 * 100,000 characters, has a tenth of that.
 */
const MAX_VALUES = 20_000;
const BEFORE_A_VALUE = new Set(['{', '[', ','].map((sign) => sign.charCodeAt(0)));

/**
 * The one key with which a body could reach into JavaScript's objects, also where it is written with escapes. No page sends it, and
 * taking it out would mean to go through all values (`docs/decisions/030`).
 */
const PROTOTYPE_KEY =
  /"(?:_|\\u005f)(?:_|\\u005f)(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006f)(?:t|\\u0074)(?:o|\\u006f)(?:_|\\u005f)(?:_|\\u005f)"\s*:/i;

/** JSON is the only kind of body; an empty one counts as none, because some calls take nothing. */
export function takeJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  takeJson(app, 'application/json');
}

/** Reads bodies of a type that is JSON, with the same bounds. */
export function takeJson(app: FastifyInstance, type: string): void {
  app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, null);
    try {
      done(null, parseBody(body.toString()));
    } catch (error) {
      done(error instanceof AppError ? error : new AppError('INVALID_INPUT'));
    }
  });
}

/** @throws AppError BODY_TOO_LARGE for one of more values than any call takes, INVALID_INPUT; SyntaxError for what is no JSON */
function parseBody(text: string): unknown {
  if (text.length >= COUNTED_FROM && hasTooManyValues(text)) throw new AppError('BODY_TOO_LARGE');
  if (PROTOTYPE_KEY.test(text)) throw new AppError('INVALID_INPUT');
  return JSON.parse(text);
}

function hasTooManyValues(text: string): boolean {
  let values = 0;
  for (let place = 0; place < text.length && values <= MAX_VALUES; place += 1)
    if (BEFORE_A_VALUE.has(text.charCodeAt(place))) values += 1;
  return values > MAX_VALUES;
}
