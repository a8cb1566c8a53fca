import { say } from '../texts/say.ts';
import { marketingLogos as texts } from './brand.texts.ts';

type MarketingLogosProps = { readonly primary: string | null; readonly secondary: string | null };

/**
 * The logos of the channel by which somebody came, such as a bank's. Pages load it only where there are any: most people come by no
 * channel that has logos.
 */
export default function MarketingLogos({ primary, secondary }: MarketingLogosProps) {
  const logos = [
    { address: primary, name: say(texts.ourPartner) },
    { address: secondary, name: say(texts.ourSecondPartner) },
  ];
  return (
    <ul aria-label={say(texts.inPartnershipWith)} className="flex flex-wrap items-center gap-4">
      {logos.map(
        ({ address, name }) =>
          address !== null && (
            // On white in the dark too: logos of others are made for paper.
            <li key={name} className="rounded-box border border-line bg-white px-3 py-2">
              <img src={address} alt={name} className="h-8 w-auto max-w-40" />
            </li>
          ),
      )}
    </ul>
  );
}
