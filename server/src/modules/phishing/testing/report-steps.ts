import { phishingCampaign } from '@portal/contract/phishing/phishing-campaigns.calls.ts';
import {
  deliverAll,
  newPhishingFirm,
  type PhishingPortal,
  planCampaign,
  sendAt,
  simulatedMails,
} from './phishing-steps.ts';

/** A firm of one person who got a simulated mail, with the figures of its campaign. */
export async function newSentMail(shared: PhishingPortal) {
  shared.portal.clock.set('2026-11-23T17:00:00Z');
  const firm = await newPhishingFirm(shared, 1);
  const { campaignId } = await planCampaign(firm, { templates: ['parcel-fee'] });
  await sendAt(shared.portal, '2026-11-24T00:29:00Z');
  await deliverAll(shared.portal);
  await sendAt(shared.portal, '2026-11-24T00:29:10Z');
  const person = `person0@${firm.domain}`;
  const [mail] = await simulatedMails(shared.portal, person);
  if (mail === undefined) throw new Error('It was sent');
  const figures = async () => (await firm.browser.call(phishingCampaign, { campaignId })).body.data.figures;
  return { ...firm, person, mail, figures };
}

/** A mail with another attached, as "forward as attachment" makes it, in base64. */
export const forwarded = (from: string, inner: string) =>
  [
    `From: ${from}`,
    'To: report@provider.example',
    'Subject: Fwd: odd',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Is this real?',
    '--b',
    'Content-Type: message/rfc822; name=odd.eml',
    'Content-Disposition: attachment; filename=odd.eml',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(inner).toString('base64'),
    '--b--',
    '',
  ].join('\r\n');
