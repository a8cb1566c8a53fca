import { createSignUpLink } from '@portal/contract/console/sign-up-links.calls.ts';
import * as contract from '@portal/contract/console/sign-up-links-csv.calls.ts';
import { ERROR_ROWS } from '@portal/contract/error-tables.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import type { z } from 'zod';
import { AppError } from '../../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { findTakenAddresses, sendSignUpLink, signUpOfferProblem } from '../../accounts/public.ts';
import { PEOPLE_CSV } from './people-csv-reader.ts';
import type { PersonRow } from './read-people-csv.ts';

type Addressee = z.output<typeof createSignUpLink.input>;
type CheckedRow = { readonly row: PersonRow; readonly addressee: Addressee | null; readonly problem: string | null };

/** Calls by which staff sends sign-up links to many people at once. */
export const signUpLinksCsvCalls: readonly BoundCall<Services>[] = [
  bind(contract.checkSignUpLinks).to(checkSignUpLinks),
  bind(contract.createSignUpLinks).to(createSignUpLinks),
];

async function checkSignUpLinks(
  { database, clock, fileReaders }: Services,
  { session }: CallerOf<typeof contract.checkSignUpLinks>,
  { csv }: InputOf<typeof contract.checkSignUpLinks>,
): Promise<AnswerOf<typeof contract.checkSignUpLinks>> {
  const people = await fileReaders.read(PEOPLE_CSV, session.userId, csv);
  const checked = await database.asSystem((tx) => checkRows(tx, people, clock.now()));
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
    const checked = await checkRows(tx, people, now);
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
async function checkRows(tx: SystemTransaction, rows: readonly PersonRow[], now: Date): Promise<CheckedRow[]> {
  const parsed = rows.map((row) => ({ row, result: createSignUpLink.input.safeParse(fieldsOf(row)) }));
  const emails = parsed.flatMap(({ result }) => (result.success ? [result.data.email] : []));
  const taken = await findTakenAddresses(tx, emails);
  const offers = new Map<string, ErrorCode | null>();
  for (const { subscriptionId } of rows)
    if (subscriptionId !== '' && !offers.has(subscriptionId))
      offers.set(subscriptionId, await signUpOfferProblem(tx, subscriptionId, now));
  const seen = new Map<string, number>();
  return parsed.map(({ row, result }) => {
    if (row.isUneven)
      return { row, addressee: null, problem: 'This row does not have the same number of cells as the headings.' };
    if (!result.success)
      return { row, addressee: null, problem: result.error.issues[0]?.message ?? 'Please check this row.' };
    const { email } = result.data;
    const earlier = seen.get(email);
    seen.set(email, earlier ?? row.line);
    const offerProblem = offers.get(row.subscriptionId) ?? null;
    const problem =
      earlier !== undefined
        ? `This address is also in line ${earlier}.`
        : taken.has(email)
          ? textOf('INVITE_EMAIL_TAKEN')
          : offerProblem === null
            ? null
            : textOf(offerProblem);
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

const textOf = (code: ErrorCode) => ERROR_ROWS[code].message;
