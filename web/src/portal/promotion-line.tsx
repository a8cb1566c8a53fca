import { TextLink } from '../ui/text-link.tsx';
import { promotionLine as texts } from './portal.texts.ts';
import { say } from './texts/say.ts';

type PromotionLineProps = { readonly text: string; readonly linkLabel: string; readonly linkUrl: string };

/** What stands in the banner of a promotion: its text, and its link when it has one. */
export function PromotionLine({ text, linkLabel, linkUrl }: PromotionLineProps) {
  const isOutside = linkUrl.startsWith('https:');
  return (
    <p className="min-w-0 flex-1 text-ink">
      {text}{' '}
      {linkUrl !== '' && (
        <TextLink href={linkUrl} {...(isOutside ? { target: '_blank', rel: 'noreferrer' } : {})}>
          {linkLabel || say(texts.learnMore)}
        </TextLink>
      )}
    </p>
  );
}
