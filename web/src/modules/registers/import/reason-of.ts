import { ApiError } from '../../../api/api-error.ts';
import { say } from '../../../portal/texts/say.ts';
import { importing as texts } from './import.texts.ts';

/** Why a file was refused, in the words of the server. */
export const reasonOf = (error: unknown): string =>
  (error instanceof ApiError ? error.errors[0]?.message : undefined) ?? say(texts.failed);
