import { say } from '../../portal/texts/say.ts';
import '../../api/later-calls.ts';
import { consentText } from '@portal/domain/monitoring/scan-consent.ts';
import { withoutProtocol } from '@portal/domain/profile/company-url.ts';
import { websiteNameOf } from '@portal/domain/profile/suggested-website.ts';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { logFailure } from '../../portal/log-failure.ts';

/**
 * Adds the firm's website and has it looked at, by a quick scan and from outside, while its owner goes on. Settles when both have
 * begun. A plan without one of them leaves it out; whatever else fails is logged, and the website can be added by hand.
 * @param address as it was typed, with the consent given
 */
export async function startFirstLook(address: string): Promise<void> {
  const host = withoutProtocol(address);
  await Promise.all([scan(host).catch(leaveOut), callApi('fastRatings', { url: host }).then(undefined, leaveOut)]);
}

async function scan(host: string): Promise<void> {
  const { data } = await callApi('createTarget', {
    targetName: websiteNameOf(host),
    targetUrl: await answeringUrl(host),
    scanProfile: 'lightning',
    consent: { accepted: true, text: consentText(say) },
  });
  await callApi('scanNow', { targetId: data.targetId });
}

/** Most websites answer encrypted; one that does not is scanned as it is, and its report says so. */
async function answeringUrl(host: string): Promise<string> {
  for (const url of [`https://${host}`, `http://${host}`]) {
    if ((await callApi('checkAppUrl', { url })).reachable) return url;
  }
  return `https://${host}`;
}

function leaveOut(error: unknown): void {
  const isNotInPlan = error instanceof ApiError && error.status === 403;
  if (!isNotInPlan) logFailure('The first look at the website did not begin.', error);
}
