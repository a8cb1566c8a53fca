import { createSignUpLink } from '@portal/contract/console/sign-up-links.calls.ts';
import * as contract from '@portal/contract/console/sign-up-links-csv.calls.ts';
import { ERROR_PHRASES } from '@portal/contract/error-phrases.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { sayUnsaid } from '@portal/domain/texts/unsaid.ts';
import type { z } from 'zod';
import { AppError } from '../../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../../call/bind-call.ts';
import type { Caller } from '../../../call/caller.ts';
import { inputFault } from '../../../call/input-fault.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { findTakenAddresses, sendSignUpLink, signUpOfferProblem } from '../../accounts/public.ts';
import { PEOPLE_CSV } from './people-csv-reader.ts';
import type { PersonRow } from './read-people-csv.ts';
import { rowProblems as texts } from './sign-up-links.texts.ts';

type Addressee = z.output<typeof createSignUpLink.input>;
type CheckedRow = { readonly row: PersonRow; readonly addressee: Addressee | null; readonly problem: string | null };

/** Calls by which staff sends sign-up links to many people at once. */
export const signUpLinksCsvCalls: readonly BoundCall<Services>[] = [
  bind(contract.checkSignUpLinks).to(checkSignUpLinks),
  bind(contract.createSignUpLinks).to(createSignUpLinks),
];

async function checkSignUpLinks(
  { database, clock, fileReaders }: Services,
  { session, brand, language }: CallerOf<typeof contract.checkSignUpLinks>,
  { csv }: InputOf<typeof contract.checkSignUpLinks>,
): Promise<AnswerOf<typeof contract.checkSignUpLinks>> {
  const people = await fileReaders.read(PEOPLE_CSV, session.userId, csv);
  const looked = { now: clock.now(), brand, language };
  const checked = await database.asSystem((tx) => checkRows(tx, people, looked));
  return {
    success: true,
    data: {
      rows: checked.map(({ row: { isUneven: _isUneven, ...row }, addressee, problem }) => ({
        ...row,
        email: addressee?.email ?? row.email,
        subscriptionId: row.subscriptionId || null,
        problem,
      })),
    },
  };
}

async function createSignUpLinks(
  services: Services,
  caller: CallerOf<typeof contract.createSignUpLinks>,
  { csv }: InputOf<typeof contract.createSignUpLinks>,
): Promise<AnswerOf<typeof contract.createSignUpLinks>> {
  const { database, clock, fileReaders } = services;

  const people = await fileReaders.read(PEOPLE_CSV, caller.session.userId, csv);
  const now = clock.now();
  const count = await database.asSystem(async (tx) => {
    const checked = await checkRows(tx, people, { now, brand: caller.brand, language: caller.language });
    // In the order of their addresses, so that two lists at once do not wait for each other for ever.
    const addressees = checked
      .flatMap(({ addressee, problem }) => (addressee === null || problem !== null ? [] : [addressee]))
      .sort((one, other) => (one.email < other.email ? -1 : 1));
    if (addressees.length < checked.length) throw new AppError('CSV_HAS_PROBLEMS', { field: 'csv' });
    for (const addressee of addressees) await sendSignUpLink(services, tx, caller, addressee, now);
    return addressees.length;
  });
  return { success: true, data: { count } };
}

/** What is wrong with each row: in itself, beside the others, and with what there is already. */
async function checkRows(
  tx: SystemTransaction,
  rows: readonly PersonRow[],
  { now, brand, language }: { readonly now: Date } & Pick<Caller, 'brand' | 'language'>,
): Promise<CheckedRow[]> {
  const say = sayFor(brand, language);
  const refusal = (code: ErrorCode) =>
    sayUnsaid(say, { phrase: ERROR_PHRASES[code], values: { supportEmail: brand.supportEmail } });
  const parsed = rows.map((row) => ({ row, result: createSignUpLink.input.safeParse(fieldsOf(row)) }));
  const emails = parsed.flatMap(({ result }) => (result.success ? [result.data.email] : []));
  const taken = await findTakenAddresses(tx, emails);
  const offers = new Map<string, ErrorCode | null>();
  for (const { subscriptionId } of rows)
    if (subscriptionId !== '' && !offers.has(subscriptionId))
      offers.set(subscriptionId, await signUpOfferProblem(tx, subscriptionId, now));
  const seen = new Map<string, number>();
  return parsed.map(({ row, result }) => {
    if (row.isUneven) return { row, addressee: null, problem: say(texts.uneven) };
    if (!result.success) return { row, addressee: null, problem: problemText(result.error, say) };
    const { email } = result.data;
    const earlier = seen.get(email);
    seen.set(email, earlier ?? row.line);
    const offerProblem = offers.get(row.subscriptionId) ?? null;
    const problem =
      earlier !== undefined
        ? say(texts.again, { line: earlier })
        : taken.has(email)
          ? refusal('INVITE_EMAIL_TAKEN')
          : offerProblem === null
            ? null
            : refusal(offerProblem);
    return { row, addressee: result.data, problem };
  });
}

const fieldsOf = ({ email, firstName, lastName, companyName, subscriptionId }: PersonRow) => ({
  email,
  firstName,
  lastName,
  companyName,
  subscriptionId: subscriptionId === '' ? null : subscriptionId,
});

const problemText = ({ issues: [issue] }: z.ZodError, say: Say): string =>
  issue === undefined ? say(texts.other) : sayUnsaid(say, inputFault(issue));
