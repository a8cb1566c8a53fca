import { randomUUID } from 'node:crypto';
import type { sendPhishingTest as call } from '@portal/contract/phishing/phishing-campaigns.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { auditCaller } from '../../audit/public.ts';
import { findOrganisationName, findUserName } from '../../profile/public.ts';
import { findSettings } from '../firm/settings.store.ts';
import { requireNoObstacle } from '../provider/obstacle.ts';
import { readTemplates } from '../templates/read-templates.ts';
import { mailValues } from './mail-values.ts';

/** Where the links of a test lead: a page that says that it is one, and asks nothing of the server. */
const TEST_PATH = '/look/test';

/** Sends a template to whoever asks, just as people get it; no campaign knows of it, so that it counts nowhere. */
export async function sendPhishingTest(
  services: Services,
  caller: CallerOf<typeof call>,
  { templateId }: InputOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { database, clock, config, outbox } = services;
  const { session, brand } = caller;
  const template = readTemplates(caller.language).get(templateId);
  if (template === undefined) throw new AppError('NOT_FOUND');
  await requireNoObstacle(services);
  const senderDomain = config.phishing.domain;
  if (senderDomain === null) throw new AppError('PHISHING_NO_SENDER');
  const at = clock.now();
  const { language } = template;
  await database.inOrg(session.orgId, async (tx) => {
    if (!(await findSettings(tx)).is_on) throw new AppError('PHISHING_IS_OFF');
    const person = { name: await findUserName(tx, session.userId), company: await findOrganisationName(tx) };
    const values = mailValues(person, { at, timeZone: brand.timeZone, senderDomain, language });
    const url = `${config.phishing.linkOrigin ?? brandOrigin(brand, config.publicUrl)}${TEST_PATH}`;
    const mailId = randomUUID();
    const request = { kind: 'phishing-test', mailId, templateId, language, values, url, trapUrl: url } as const;
    await outbox.put(tx, brand, session.email, request, { language, mailId });
    await auditCaller(tx, caller, at, { action: 'phishing.test-sent', subject: template.name });
  });
  return { success: true, data: { to: session.email } };
}
