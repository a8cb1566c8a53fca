import { readdirSync, readFileSync } from 'node:fs';
import type { offerView, partnerView } from '@portal/contract/marketplace/marketplace.schemas.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { contentIn } from '../../system/content-words/content-translations.ts';
import { translatedContent } from '../../system/content-words/translated-content.ts';
import { pageFile, partnerFile } from './marketplace-files.schemas.ts';

/** What everybody sees of an offer, whoever they are. */
export type Offer = Omit<z.output<typeof offerView>, 'codes' | 'redeemed' | 'interestedAt'>;
/** As it comes along: how old its description is hangs on the day. */
export type ShippedOffer = Omit<Offer, 'source'> & {
  readonly source: { readonly link: string; readonly describedOn: string };
};
export type Partner = z.output<typeof partnerView>;

/** The marketplace as it comes along. */
export type ShippedMarketplace = {
  readonly page: z.output<typeof pageFile>;
  readonly partners: readonly Partner[];
  readonly offers: readonly ShippedOffer[];
};

const FOLDER = 'marketplace';

/**
 * Page, partners and offers of `content/marketplace`, in a language.
 * @throws Error that names the first file that cannot be used, with everything wrong in it
 */
export const readShippedMarketplace = translatedContent(FOLDER, (language): ShippedMarketplace => {
  const folder = new URL(`${FOLDER}/`, import.meta.resolve('@portal/content/package.json'));
  const page = readYaml(folder, 'page.yaml', pageFile, language);
  const files = readdirSync(new URL('partners/', folder))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({
      partner: name.slice(0, -'.yaml'.length),
      ...readYaml(folder, `partners/${name}`, partnerFile, language),
    }));
  const offers = files.flatMap(({ partner, describedOn, offers: ofPartner }) =>
    ofPartner.map(({ id, sourceLink, ...offer }) => ({
      ...offer,
      offerId: id,
      partner,
      validFrom: null,
      isCommission: false,
      source: { link: sourceLink ?? offer.link, describedOn },
    })),
  );
  const twice = offers.find(({ offerId }, index) => offers.findIndex((one) => one.offerId === offerId) !== index);
  if (twice !== undefined) throw new Error(`content/marketplace: two offers are called ${twice.offerId}.`);
  const partners = files.map(({ partner, name, summary, about, website }) => ({
    partner,
    name,
    summary,
    about,
    website,
  }));
  return { page, partners, offers };
});

function readYaml<Schema extends z.ZodType>(
  folder: URL,
  name: string,
  schema: Schema,
  language: Language,
): z.output<Schema> {
  const content = parseYaml(readFileSync(new URL(name, folder), 'utf8'));
  const parsed = schema.safeParse(contentIn(language, FOLDER, name, content));
  if (!parsed.success) throw new Error(`content/marketplace/${name}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
