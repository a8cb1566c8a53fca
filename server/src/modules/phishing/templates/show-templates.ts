import type * as calls from '@portal/contract/phishing/phishing-campaigns.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { findOrganisationName, findUserName } from '../../profile/public.ts';
import { mailValues } from '../sending/mail-values.ts';
import { lessonOf } from './lesson-of.ts';
import { readTemplates } from './read-templates.ts';
import type { Template } from './template-file.schemas.ts';

/** Stands in previews where the provider has not set a domain yet (RFC 2606). */
const SAMPLE_DOMAIN = 'notices.example';

const rowOf = ({ id, trick, level, role, page, name, teaches }: Template) => ({
  ...{ templateId: id, trick, level, role, page, name, teaches },
});

/** All templates, the lower level first. */
export async function phishingTemplates(): Promise<AnswerOf<typeof calls.phishingTemplates>> {
  return { success: true, data: [...readTemplates().values()].map(rowOf) };
}

/** One template as its mail and lesson look, as if it went to whoever asks. */
export async function phishingTemplate(
  { database, clock, config }: Services,
  { session, brand, language }: CallerOf<typeof calls.phishingTemplate>,
  { templateId }: InputOf<typeof calls.phishingTemplate>,
): Promise<AnswerOf<typeof calls.phishingTemplate>> {
  const template = readTemplates().get(templateId);
  if (template === undefined) throw new AppError('NOT_FOUND');
  const say = sayFor(brand, language);
  const at = clock.now();
  const person = await database.inOrg(session.orgId, async (tx) => ({
    name: await findUserName(tx, session.userId),
    company: await findOrganisationName(tx),
  }));
  const senderDomain = config.phishing.domain ?? SAMPLE_DOMAIN;
  const values = mailValues(person, { at, timeZone: brand.timeZone, senderDomain });
  const origin = config.phishing.linkOrigin ?? brandOrigin(brand, config.publicUrl);
  const mail = { values, to: session.email, date: sentText(at, say.locale, brand), address: `${origin}/look/…` };
  return { success: true, data: { ...rowOf(template), lesson: lessonOf(template, mail, say) } };
}

/** An instant as mail programs show it. */
export const sentText = (at: Date, locale: string, { timeZone }: { timeZone: string }): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at);
