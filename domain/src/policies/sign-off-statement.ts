import type { Say } from '../texts/say.ts';
import { signOff } from './policies.texts.ts';

/** What somebody confirms, in their language, as it is shown and kept with the record. */
export const signOffStatement = (
  say: Say,
  { name, version }: { readonly name: string; readonly version: number },
  organization: string,
): string => say(signOff.statement, { policy: name, version: String(version), organization });
