import { CalendarClock, Mail } from 'lucide-react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { otherWays as texts } from './contact.texts.ts';

/** How else the brand's concierge can be reached. */
export function OtherWays() {
  const { conciergeEmail, conciergeSchedulingLink } = useBrand();
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-ink-soft text-sm">
      {say(texts.preferAnotherWay)}
      <TextLink isStandalone href={`mailto:${conciergeEmail}`}>
        <Mail aria-hidden="true" size={15} className="-mt-0.5 me-1.5 inline" />
        {conciergeEmail}
      </TextLink>
      {conciergeSchedulingLink && (
        <TextLink isStandalone href={conciergeSchedulingLink} target="_blank" rel="noreferrer">
          <CalendarClock aria-hidden="true" size={15} className="-mt-0.5 me-1.5 inline" />
          {say.parts(texts.scheduleCall, {
            span: (words) => (
              <span key="span" className="sr-only">
                {words}
              </span>
            ),
          })}
        </TextLink>
      )}
    </p>
  );
}
