import type { Phrase } from '@portal/domain/texts/texts.ts';
import { ERROR_TABLES } from './error-tables.ts';
import type { ErrorCode, ErrorTable } from './errors.ts';

/** Modules are folders: "proof-packs" of proofPacks. */
const folderOf = (owner: string) => owner.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const phrasesOf = (owner: string, table: ErrorTable) =>
  Object.fromEntries(
    Object.entries(table).map(([code, { message }]) => [code, { id: `${owner}.errors.${code}`, text: message }]),
  );

/** What each code says, by the name that translations find it by, such as "training.errors.COURSE_NOT_OPEN". */
export const ERROR_PHRASES: Readonly<Record<ErrorCode, Phrase>> = Object.assign(
  {},
  ...Object.entries(ERROR_TABLES).map(([owner, table]) => phrasesOf(folderOf(owner), table)),
);
