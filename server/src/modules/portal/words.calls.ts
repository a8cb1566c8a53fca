import { readOwnWords as contract } from '@portal/contract/portal/words.calls.ts';
import { OWN_WORDS } from '@portal/domain/texts/own-words.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';

/** What browsers ask of the provider's own words. */
export const wordsCalls: readonly BoundCall<Services>[] = [bind(contract).to(readOwnWords)];

async function readOwnWords(
  _services: Services,
  { brand }: CallerOf<typeof contract>,
  { language }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const own = [...(brand[OWN_WORDS]?.get(language) ?? [])].map(([id, { message }]) => [id, message] as const);
  return { success: true, data: Object.fromEntries(own) };
}
