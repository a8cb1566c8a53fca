import type { Call } from '@portal/contract/call.ts';
import { CALLS_BY_MODULE } from '@portal/contract/calls.ts';
import { ERROR_PHRASES } from '@portal/contract/error-phrases.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import { compileText } from '@portal/domain/texts/compile-text.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { translationOf } from '@portal/domain/texts/translations.ts';
import { describe, expect, test } from 'vitest';
import { readAllTranslations } from '../system/texts/translations.ts';
import { readTexts } from './read-texts.ts';

const all = (await readTexts()).map(({ phrase }) => phrase);

/** Whose words people without an account read: their pages, what these share with the portal, their emails and certificates. */
const FOR_PEOPLE_WITHOUT_ACCOUNT =
  /^(learning|portal|app|api|ui|emails|contract)\.|^policies\.(signOff|emails\.signOff)|^training\.(emails|certificate)|^maturity\.emails\.ask\b|^handovers\.emails\.(handover|answer)\b/;
/** Emails that only the provider's staff reads, in English. */
const EMAILS_TO_STAFF =
  /^(billing\.emails\.planRequest|concierge\.emails\.helpRequest|console\.emails\.staffInvite|marketplace\.emails\.interest)\./;
/** What emails to people at customers say: their own texts, and what they take from elsewhere. */
const isInEmails = (id: string) =>
  (/^[\w-]+\.emails\./.test(id) && !EMAILS_TO_STAFF.test(id)) || /^(monitoring\.verdict|accounts\.device)\./.test(id);
/** General errors that only somebody with an account can meet. */
const OF_ACCOUNTS: readonly ErrorCode[] = [
  ...(['CLOSED_TO_SERVICE', 'ORGANISATION_REQUIRED', 'MODULE_NOT_ACTIVE', 'WRONG_HOST'] as const),
  ...(['UPLOAD_TOO_LARGE', 'UPLOAD_BROKEN'] as const),
];

function errorsForPeopleWithoutAccount(): readonly Phrase[] {
  const calls: readonly Call[] = Object.values(CALLS_BY_MODULE).flatMap((module) => Object.values(module));
  const theirs = calls.filter(
    ({ access, path }) =>
      access === 'public' && /^\/(training|policy|zimm|handovers|proofPacks?|incidentHelp|emergencyLink)\//i.test(path),
  );
  expect(theirs.length).toBeGreaterThan(10);
  const general = Object.entries(ERROR_PHRASES).filter(
    ([code, { id }]) => id.startsWith('general.') && !OF_ACCOUNTS.includes(code as ErrorCode),
  );
  return [
    ...theirs.flatMap(({ errors }) => errors.map((code) => ERROR_PHRASES[code])),
    ...general.map(([, phrase]) => phrase),
  ];
}

/** The names of the values and tags of a compiled message, however often each stands in it. */
function namesIn(node: unknown, names = new Set<string>()): ReadonlySet<string> {
  if (!Array.isArray(node)) {
    if (typeof node === 'object' && node !== null) for (const option of Object.values(node)) namesIn(option, names);
    return names;
  }
  for (const [index, part] of node.entries())
    if (Array.isArray(part) && typeof part[0] === 'string') {
      names.add(part[0]);
      namesIn(part.slice(1), names);
    } else if (index >= 0) namesIn(part, names);
  return names;
}
const valuesOf = ({ id, text }: Phrase) => [...namesIn(compileText(id, text))].toSorted();

describe.each([...readAllTranslations()])('texts in %s', (_language, translations) => {
  const translated = all.flatMap((phrase) => {
    const text = translationOf(phrase, translations);
    return text === undefined ? [] : [{ ...phrase, translation: text }];
  });

  test('are messages that take the values of the English', () => {
    expect(translated.length).toBeGreaterThan(300);
    for (const { id, text, translation } of translated)
      expect([id, ...valuesOf({ id, text: translation })]).toEqual([id, ...valuesOf({ id, text })]);
  });

  test('are of texts that there are', () => {
    const ids = new Set(all.map(({ id }) => id));
    expect([...translations.keys()].filter((id) => !ids.has(id))).toEqual([]);
  });

  test('are there for all that people without an account read', () => {
    const known = new Set(translated.map(({ id }) => id));
    const wanted = [...all.filter(({ id }) => FOR_PEOPLE_WITHOUT_ACCOUNT.test(id)), ...errorsForPeopleWithoutAccount()];
    expect(wanted.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
  });

  test('are there for all emails to people at customers', () => {
    const known = new Set(translated.map(({ id }) => id));
    const wanted = all.map(({ id }) => id).filter(isInEmails);
    expect(wanted.length).toBeGreaterThan(300);
    expect(wanted.filter((id) => !known.has(id))).toEqual([]);
  });
});

test('a translation that lacks a value, or has one too many, is told from one that fits', () => {
  const values = (text: string) => valuesOf({ id: 'test', text });
  expect(values('{count, plural, one {# of {total}} other {<b>{name}</b>}}')).toEqual(['b', 'count', 'name', 'total']);
  expect(values('Plain')).toEqual([]);
});
