import { CircleHelp, Play } from 'lucide-react';
import { TextLink } from '../ui/text-link.tsx';
import { useBrand } from './brand/use-brand.ts';
import { introLinks as texts } from './portal.texts.ts';
import { say } from './texts/say.ts';

/** Beside the heading of a part of the portal: its introduction, and the brand's help center where it has one. */
export function IntroLinks({ onOpenIntro }: { readonly onOpenIntro: () => void }) {
  const { helpCenter } = useBrand();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      <TextLink isStandalone onPress={onOpenIntro}>
        <Play aria-hidden="true" size={15} className="-mt-0.5 me-1.5 inline" />
        {say(texts.viewIntro)}
      </TextLink>
      {helpCenter && (
        <TextLink isStandalone href={helpCenter} target="_blank" rel="noreferrer">
          <CircleHelp aria-hidden="true" size={15} className="-mt-0.5 me-1.5 inline" />
          {say.parts(texts.helpCenterOpensIn, {
            span: (words) => (
              <span key="span" className="sr-only">
                {words}
              </span>
            ),
          })}
        </TextLink>
      )}
    </div>
  );
}
