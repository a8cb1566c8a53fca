import { X } from 'lucide-react';
import { PromotionLine } from '../../../portal/promotion-line.tsx';
import { say } from '../../../portal/texts/say.ts';
import { promotionPreview as texts } from './news.texts.ts';

type PromotionPreviewProps = { readonly text: string; readonly linkLabel: string; readonly linkUrl: string };

/** The banner as members will see it; nothing of it can be pressed. */
export function PromotionPreview({ text, linkLabel, linkUrl }: PromotionPreviewProps) {
  return (
    <figure>
      <figcaption className="mb-2 font-medium text-sm">{say(texts.whatPeopleSeeAbove)}</figcaption>
      <div
        inert
        className="flex items-center gap-3 rounded-box border border-accent-line bg-accent-soft px-4 py-2 text-sm"
      >
        <PromotionLine
          text={text.trim() || say(texts.yourText)}
          linkLabel={linkLabel.trim()}
          linkUrl={linkUrl.trim()}
        />
        <X aria-hidden="true" size={18} className="shrink-0 text-ink-soft" />
      </div>
    </figure>
  );
}
