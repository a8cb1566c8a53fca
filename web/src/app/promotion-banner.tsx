import { X } from 'lucide-react';
import { PromotionLine } from '../portal/promotion-line.tsx';
import { say } from '../portal/texts/say.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { promotionBanner as texts } from './news.texts.ts';
import { useNews } from './use-news.ts';

/** What the provider offers at the moment, above the page, until it is closed or over. */
export default function PromotionBanner() {
  const { news, close } = useNews();
  const promotion = news?.promotion;
  if (!promotion) return null;
  return (
    <section
      aria-label={say(texts.promotion)}
      data-print="hidden"
      className="flex items-center gap-3 border-accent-line border-b bg-accent-soft px-4 py-2 text-sm desktop:px-6"
    >
      <PromotionLine {...promotion} />
      <IconButton
        label={say(texts.closeThePromotion)}
        icon={<X aria-hidden="true" size={18} />}
        onPress={() => close('promotion', promotion.promotionId)}
      />
    </section>
  );
}
