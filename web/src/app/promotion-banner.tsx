import { X } from 'lucide-react';
import { IconButton } from '../ui/icon-button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { useNews } from './use-news.ts';

/** What the provider offers at the moment, above the page, until it is closed or over. */
export default function PromotionBanner() {
  const { news, close } = useNews();
  const promotion = news?.promotion;
  if (!promotion) return null;
  const { promotionId, text, linkLabel, linkUrl } = promotion;
  const isOutside = linkUrl.startsWith('https:');
  return (
    <section
      aria-label="Promotion"
      data-print="hidden"
      className="flex items-center gap-3 border-accent-line border-b bg-accent-soft px-4 py-2 text-sm desktop:px-6"
    >
      <p className="min-w-0 flex-1 text-ink">
        {text}{' '}
        {linkUrl !== '' && (
          <TextLink href={linkUrl} {...(isOutside ? { target: '_blank', rel: 'noreferrer' } : {})}>
            {linkLabel || 'Learn more'}
          </TextLink>
        )}
      </p>
      <IconButton
        label="Close the promotion"
        icon={<X aria-hidden="true" size={18} />}
        onPress={() => close('promotion', promotionId)}
      />
    </section>
  );
}
