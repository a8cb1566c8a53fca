import { REGISTER_IDS } from '@portal/domain/registers/register.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { registerOf } from './shipped-registers.ts';

/** What people call a register that a clause of a policy names; its id where none comes along. */
export function registerName(id: string, language: Language): string {
  const known = REGISTER_IDS.find((one) => one === id);
  return known === undefined ? id : registerOf(known, language).name;
}
