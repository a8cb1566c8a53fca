import type { saveCountries as saveCountriesCall } from '@portal/contract/profile/countries.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { lockOrganisation } from '../lock-organisation.store.ts';
import { requireUnchanged } from '../require-unchanged.ts';
import { listChosenCountries, replaceCountries } from './countries.store.ts';

/** Says where the firm works. The same choice once more changes nothing, so that a second press leaves no second entry in the log. */
export async function saveCountries(
  { database, clock }: Services,
  caller: CallerOf<typeof saveCountriesCall>,
  { countries, before }: InputOf<typeof saveCountriesCall>,
): Promise<AnswerOf<typeof saveCountriesCall>> {
  const { orgId } = caller.session;
  await database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    const stored = await listChosenCountries(tx);
    requireUnchanged(inWords(stored), before && inWords(before), inWords(countries));
    if (inWords(stored).all === inWords(countries).all) return;
    await replaceCountries(tx, orgId, countries);
    await auditCaller(tx, caller, clock.now(), {
      action: 'organisation.countries-changed',
      subject: countries.map(inWord).join(', '),
    });
  });
  return { success: true };
}

type Country = { readonly code: string; readonly state: string | null };

const inWord = ({ code, state }: Country) => (state === null ? code : `${code}-${state}`).toUpperCase();

const inWords = (countries: readonly Country[]) => ({ all: countries.map(inWord).join() });
