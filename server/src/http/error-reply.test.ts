import { unsaid } from '@portal/domain/texts/unsaid.ts';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError, InputError } from '../call/app-error.ts';
import { refusals } from '../file-readers/file-readers.texts.ts';
import { errorAnswer } from './error-reply.ts';

const brand = { supportEmail: 'help@acme.example', locale: 'en-US', timeZone: 'UTC' } as Parameters<
  typeof errorAnswer
>[1];
const withCode = (code: string, message = 'inner details') => Object.assign(new Error(message), { code });

test.each([
  [new AppError('NOT_FOUND'), 404, 'NOT_FOUND', true],
  [new Error('inner details'), 500, 'UNEXPECTED', false],
  ['a text that was thrown', 500, 'UNEXPECTED', false],
  [null, 500, 'UNEXPECTED', false],
  [z.string().safeParse(1).error, 500, 'UNEXPECTED', false],
  [withCode('FST_ERR_CTP_BODY_TOO_LARGE'), 413, 'BODY_TOO_LARGE', true],
  [withCode('FST_ERR_CTP_INVALID_MEDIA_TYPE'), 415, 'UNSUPPORTED_TYPE', true],
  [withCode('FST_ERR_BAD_URL'), 404, 'ROUTE_NOT_FOUND', true],
  [new SyntaxError('inner details'), 400, 'INVALID_INPUT', true],
  [withCode('08006'), 503, 'UNAVAILABLE', false],
  [withCode('53300'), 503, 'UNAVAILABLE', false],
  [withCode('57P01'), 503, 'UNAVAILABLE', false],
  [withCode('ECONNREFUSED'), 503, 'UNAVAILABLE', false],
  [new Error('timeout exceeded when trying to connect'), 503, 'UNAVAILABLE', false],
  [new Error('Connection terminated unexpectedly'), 503, 'UNAVAILABLE', false],
  [Object.assign(new DatabaseError('inner details', 0, 'error'), { code: '23505' }), 500, 'UNEXPECTED', false],
] as const)('%s is answered with %i %s', (error, status, code, expected) => {
  const answer = errorAnswer(error, brand);
  expect(answer).toMatchObject({ status, expected, body: { success: false, errors: [{ code }] } });
  expect(JSON.stringify(answer.body)).not.toContain('inner details');
});

test('the brand’s support address and the error’s values stand in the text', () => {
  const [error] = errorAnswer(new AppError('RESET_LINK_INVALID'), brand).body.errors;
  expect(error?.message).toBe('The link is invalid. Request another link, or email help@acme.example for help.');
  const [other] = errorAnswer(
    new AppError('INVITE_USED', { field: 'linkId', values: { email: '{supportEmail}' } }),
    brand,
  ).body.errors;
  expect(other).toEqual({
    code: 'INVITE_USED',
    field: 'linkId',
    message: "You've already created an account ({supportEmail}). Please sign in.",
  });
});

test('a value that is a text is said in the language of the answer', () => {
  const reason = unsaid(refusals.tooLong);
  const refused = new AppError('POLICY_FILE_REFUSED', { field: 'file', values: { reason } });
  const messageIn = (language: 'en' | 'de') => errorAnswer(refused, brand, language).body.errors[0]?.message;
  expect(messageIn('en')).toBe('Cannot upload file. It takes too long to read.');
  expect(messageIn('de')).not.toContain('It takes');
  const [problem] = errorAnswer(new InputError([{ field: 'text', message: reason }]), brand).body.errors;
  expect(problem).toEqual({ code: 'INVALID_INPUT', field: 'text', message: 'It takes too long to read.' });
});

test('every problem of an input is told with its field', () => {
  const problems = [
    { field: 'email', message: 'Please enter a valid email address.' },
    { field: 'company.name', message: 'Please enter a name.' },
  ];
  expect(errorAnswer(new InputError(problems), brand).body.errors).toEqual(
    problems.map((problem) => ({ code: 'INVALID_INPUT', ...problem })),
  );
});

test.each([
  ['de', 1, 'in 1 Minute noch'],
  ['de', 2, 'in 2 Minuten noch'],
  ['es', 1, 'Espera 1 minuto e'],
  ['es', 2, 'Espera 2 minutos e'],
] as const)('in %s a number of %i has its plural', (language, minutes, words) => {
  const [told] = errorAnswer(new AppError('ACCOUNT_LOCKED', { values: { minutes } }), brand, language).body.errors;
  expect(told?.message).toContain(words);
});
