import type { Phrase } from '@portal/domain/texts/texts.ts';
import { ERROR_TABLES } from './error-tables.ts';
import type { ErrorCode, ErrorTable } from './errors.ts';

const phrasesOf = (owner: string, table: ErrorTable) =>
  Object.fromEntries(
    Object.entries(table).map(([code, { message }]) => [code, { id: `${owner}.errors.${code}`, text: message }]),
  );

/** What each code says, by the name that translations find it by, such as "training.errors.COURSE_NOT_OPEN". */
export const ERROR_PHRASES: Readonly<Record<ErrorCode, Phrase>> = Object.assign(
  {},
  ...Object.entries(ERROR_TABLES).map(([owner, table]) => phrasesOf(owner, table)),
);
