import type { readRegister as readRegisterCall } from '@portal/contract/registers/registers.calls.ts';
import { recordState } from '@portal/domain/registers/record-state.ts';
import type { RecordValues } from '@portal/domain/registers/register.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { AnswerOf } from '../../call/bind-call.ts';
import { clausesAsking } from '../policies/public.ts';
import type { Register } from './shipped-registers.ts';

type RegisterView = AnswerOf<typeof readRegisterCall>['data']['register'];

/** A register as its pages show it. */
export const registerView = ({ next, ...register }: Register, language: Language): RegisterView => ({
  ...register,
  nextMonths: next?.months ?? null,
  clauses: [...clausesAsking(register.id, language)],
});

type Row = {
  readonly entry_id: string;
  readonly title: string;
  readonly values: RecordValues;
  readonly owner_name: string;
  readonly owner_email: string;
  readonly due_on: string | null;
  readonly closed_on: string | null;
};

/** An entry as lists and its own page show it. */
export const entryLine = (row: Row, today: string) => ({
  entryId: row.entry_id,
  title: row.title,
  values: row.values,
  ownerName: row.owner_name,
  ownerEmail: row.owner_email,
  state: recordState({ dueOn: row.due_on, isClosed: row.closed_on !== null }, today),
  dueOn: row.due_on,
  closedOn: row.closed_on,
});
