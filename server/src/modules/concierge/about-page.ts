import { readFileSync } from 'node:fs';
import type { cyberConciergeConfig } from '@portal/contract/concierge/concierge.calls.ts';
import { aboutPage } from '@portal/contract/concierge/concierge.schemas.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { z } from 'zod';
import type { AnswerOf, CallerOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { contentIn } from '../../system/content-words/content-translations.ts';
import { translatedContent } from '../../system/content-words/translated-content.ts';
import { listExpertsOf } from '../accounts/public.ts';

const { emailCallToAction, callCallToAction, knowledgeBaseLink } = aboutPage.shape;

/** The page as an operator writes it: without addresses, which are the brand's. */
const writtenPage = aboutPage
  .extend({
    emailCallToAction: emailCallToAction.omit({ address: true }),
    callCallToAction: callCallToAction.unwrap().omit({ href: true }),
    knowledgeBaseLink: knowledgeBaseLink.unwrap().omit({ href: true }),
  })
  .strict();
type WrittenPage = z.output<typeof writtenPage>;

/**
 * The page of `content/concierge/page.json`, in a language.
 * @throws ZodError for a page that lacks something
 */
export const readWrittenPage = translatedContent('concierge', (language): WrittenPage => {
  const file = new URL(import.meta.resolve('@portal/content/concierge/page.json'));
  return writtenPage.parse(contentIn(language, 'concierge', 'page.json', JSON.parse(readFileSync(file, 'utf8'))));
});

/** The about page of a brand (spec part 2, section 2); what the brand has no address for is left out. */
export function brandAboutPage(brand: Brand, language: Language): z.output<typeof aboutPage> {
  const { conciergeSchedulingLink, helpCenter } = brand;
  const page = withNames(readWrittenPage(language), brand);
  return {
    ...page,
    emailCallToAction: { ...page.emailCallToAction, address: brand.conciergeEmail },
    callCallToAction:
      conciergeSchedulingLink === null ? null : { ...page.callCallToAction, href: conciergeSchedulingLink },
    knowledgeBaseLink: helpCenter === null ? null : { ...page.knowledgeBaseLink, href: helpCenter },
  };
}

const NAMES = ['brandNameLong', 'brandNameShort', 'supportEmail', 'conciergeEmail'] as const;

/** Fills `{brandNameShort}` and the like in every text. */
function withNames<Value>(value: Value, brand: Brand): Value {
  const filled = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string'
      ? NAMES.reduce((text, name) => text.replaceAll(`{${name}}`, () => brand[name]), part)
      : part,
  );
  return JSON.parse(filled) as Value;
}

/** The about page, from the page configuration, and who of the experts the company has. */
export async function readAboutPage(
  { database }: Services,
  { brand, language, session }: CallerOf<typeof cyberConciergeConfig>,
): Promise<AnswerOf<typeof cyberConciergeConfig>> {
  const experts = await database.onceAsSystem((tx) => listExpertsOf(tx, session.orgId));
  return { success: true, data: { ...brandAboutPage(brand, language), experts: experts.map(({ name }) => name) } };
}
