import type { phishingResultsReport as call } from '@portal/contract/phishing/phishing-results.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { printedLogo } from '../../../documents/printed-model.ts';
import type { Services } from '../../../services.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { exportedResults } from './exported-results.ts';
import { about } from './results.texts.ts';
import { resultsModel } from './results-model.ts';

/** The results of a campaign, or of all, for management, auditors and works councils. */
export async function phishingResultsReport(
  services: Services,
  caller: CallerOf<typeof call>,
  { campaignId }: InputOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { brand, language } = caller;
  const say = sayFor(brand, language);
  const results = await exportedResults(services, caller, campaignId, 'pdf');
  const logo = printedLogo(await services.brands.logoOf(brand));
  const model = resultsModel({ brand, logo, say, now: services.clock.now(), results });
  return {
    fileName: `${say(about.fileName, { date: results.today })}.pdf`,
    bytes: await services.documents.typeset('phishing-results', model),
  };
}
