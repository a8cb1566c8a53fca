import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { showFailure } from './show-failure.ts';

const { shown } = vi.hoisted(() => ({ shown: [] as string[] }));
vi.mock('./notify.ts', () => ({
  notify: (...messages: readonly { readonly text: string }[]) => shown.push(...messages.map(({ text }) => text)),
}));
beforeEach(() => {
  shown.length = 0;
});

const failed = (status: number, code: string, message: string, field?: string) =>
  new ApiError(status, [{ code, message, ...(field === undefined ? {} : { field }) }]);
const supportEmail = 'help@larkbakery.example';
const what = 'Saving failed.';
const UNREACHABLE = 'The portal cannot be reached.';
const ADVICE = `Try again. If this problem persists, contact ${supportEmail}`;

test.each([
  ['a reason', failed(409, 'X', 'It is taken.'), {}, ['It is taken.']],
  ['a reason after what failed', failed(409, 'X', 'It is taken.'), { what, supportEmail }, [`${what} It is taken.`]],
  ['a busy server', failed(503, 'TOO_BUSY', 'Wait.'), { otherwise: 'Not saved.' }, ['Wait.']],
  ['a lost connection', failed(0, 'NETWORK', UNREACHABLE), { otherwise: 'Not saved.' }, [UNREACHABLE]],
  [
    'a lost connection after what failed',
    failed(0, 'NETWORK', UNREACHABLE),
    { what, supportEmail },
    [`${what} ${UNREACHABLE}`],
  ],
  ['the specification’s words for it', failed(0, 'NETWORK', UNREACHABLE), { unreachable: 'Oops.' }, ['Oops.']],
  ['nothing that explains it', failed(500, 'UNEXPECTED', 'General.'), { what, supportEmail }, [`${what} ${ADVICE}`]],
  ['a database out of reach', failed(503, 'UNAVAILABLE', 'Database.'), { otherwise: 'Not saved.' }, ['Not saved.']],
  ['nothing, with other words', failed(500, 'UNEXPECTED', 'General.'), { otherwise: 'Not saved.' }, ['Not saved.']],
  ['nothing, without words', failed(500, 'UNEXPECTED', 'General.'), {}, ['General.']],
  ['no answer of the server', new Error('inner'), { what, supportEmail }, [`${what} ${ADVICE}`]],
  ['a field', failed(400, 'INVALID_INPUT', 'Too long.', 'name'), {}, []],
  [
    'a field that no form shows',
    failed(400, 'INVALID_INPUT', 'Too long.', 'name'),
    { withFields: true },
    ['Too long.'],
  ],
  [
    'the same of several fields once',
    new ApiError(
      400,
      ['a', 'b'].map((field) => ({ code: 'INVALID_INPUT', message: 'Answer it.', field })),
    ),
    { what, withFields: true, supportEmail },
    [`${what} Answer it.`],
  ],
  ['the maintenance', failed(503, 'IN_MAINTENANCE', 'Later.'), { what, supportEmail }, []],
] as const)('tells of %s', (_name, error, wording, expected) => {
  showFailure(error, wording);
  expect(shown).toEqual(expected);
});
