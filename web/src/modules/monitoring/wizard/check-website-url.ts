import { fieldErrorsOf } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import type { WebsiteErrors } from './website-form.ts';
import { checkWebsiteUrl as texts } from './wizard.texts.ts';

type UrlCheck =
  | { readonly passes: true; readonly isReachable: boolean }
  | { readonly passes: false; readonly errors: WebsiteErrors };

/** Whether an address may be added (spec part 2, section 5). Throws when the check itself fails. */
export async function checkWebsiteUrl(url: string): Promise<UrlCheck> {
  try {
    const { usedInTargets, inAlexaTopSites, reachable } = await callApi('checkAppUrl', { url });
    if (usedInTargets) return fails(say(texts.thisUrlIsAlready));
    if (inAlexaTopSites) {
      return fails(say(texts.scanningOfThisUrl));
    }
    return { passes: true, isReachable: reachable };
  } catch (error) {
    const message = fieldErrorsOf(error).url;
    if (message === undefined) throw error;
    return fails(message);
  }
}

function fails(webAppUrl: string): UrlCheck {
  return { passes: false, errors: { webAppUrl } };
}
