import type * as calls from '@portal/contract/phishing/phishing-links.calls.ts';
import { isRobot } from '@portal/domain/phishing/robot-signs.ts';
import { firstNameOf } from '@portal/domain/phishing/template-words.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { findOrganisationBrand, findOrganisationName } from '../../profile/public.ts';
import { mailValues } from '../sending/mail-values.ts';
import { lessonOf } from '../templates/lesson-of.ts';
import { readTemplates } from '../templates/read-templates.ts';
import { sentText } from '../templates/show-templates.ts';
import { findSentAt, markMail } from './links.store.ts';
import { withMail } from './with-mail.ts';

/** A visit so soon after the hidden link was followed is of whoever followed it. */
const TRAP_MS = 2 * 60_000;

/** What the link of a mail shows; that it was asked for changes nothing. */
export async function openPhishing(
  services: Services,
  { language: pageLanguage }: CallerOf<typeof calls.openPhishing>,
  { token, language = pageLanguage }: InputOf<typeof calls.openPhishing>,
): Promise<AnswerOf<typeof calls.openPhishing>> {
  const { config, brands } = services;
  return withMail(services, token, async (tx, { mail, now }) => {
    const template = readTemplates(mail.language).get(mail.template_id);
    if (template === undefined) throw new AppError('PHISHING_LINK_INVALID');
    // The firm's, whatever address the links of all firms have.
    const brand = await brands.byId(await findOrganisationBrand(tx));
    const say = sayFor(brand, language);
    const at = mail.sent_at ?? mail.queued_at ?? now;
    const organisation = await findOrganisationName(tx);
    const senderDomain = config.phishing.domain ?? '';
    const values = mailValues(
      { name: mail.name, company: organisation },
      { at, timeZone: brand.timeZone, senderDomain, language: template.language },
    );
    const origin = config.phishing.linkOrigin ?? brandOrigin(brand, config.publicUrl);
    const shown = { values, to: mail.email, date: sentText(at, say.locale, brand), address: `${origin}/look/…` };
    return {
      success: true,
      data: {
        language,
        textLanguage: template.language,
        firstName: firstNameOf(mail.name),
        organisation,
        contact: await services.securityContact(tx),
        page: mail.further_at === null ? template.page : 'lesson',
        trick: template.trick,
        isReported: mail.reported_at !== null,
        isLessonDone: mail.lesson_done_at !== null,
        lesson: lessonOf(template, shown, say),
      },
    };
  });
}

/** Notes a click of a person; one that shows two signs of a robot is noted as that. */
export async function visitPhishing(
  services: Services,
  _caller: CallerOf<typeof calls.visitPhishing>,
  { token, signs }: InputOf<typeof calls.visitPhishing>,
): Promise<AnswerOf<typeof calls.visitPhishing>> {
  await withMail(services, token, async (tx, { mail, isTrap, now }) => {
    if (isTrap) return markMail(tx, mail.mail_id, 'trap_at', now);
    const sentAt = await findSentAt(tx, mail);
    const isRobotic = isRobot({
      ...signs,
      msSinceSent: sentAt === null ? null : now.getTime() - sentAt.getTime(),
      isTrapFollowed: mail.trap_at !== null && now.getTime() - mail.trap_at.getTime() < TRAP_MS,
    });
    return markMail(tx, mail.mail_id, isRobotic ? 'robot_at' : 'clicked_at', now);
  });
  return { success: true };
}

/** Notes that somebody pressed the button of an imitation; nothing of what they typed is known. */
export async function goFurther(
  services: Services,
  _caller: CallerOf<typeof calls.goFurther>,
  { token }: InputOf<typeof calls.goFurther>,
): Promise<AnswerOf<typeof calls.goFurther>> {
  await withMail(services, token, (tx, { mail, now }) => markMail(tx, mail.mail_id, 'further_at', now));
  return { success: true };
}

/** Notes that somebody went through the lesson. */
export async function phishingLessonDone(
  services: Services,
  _caller: CallerOf<typeof calls.phishingLessonDone>,
  { token }: InputOf<typeof calls.phishingLessonDone>,
): Promise<AnswerOf<typeof calls.phishingLessonDone>> {
  await withMail(services, token, (tx, { mail, now }) => markMail(tx, mail.mail_id, 'lesson_done_at', now));
  return { success: true };
}
