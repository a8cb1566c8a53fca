import { CONSENT_LABEL, CONSENT_TERMS } from '@portal/domain/monitoring/scan-consent.ts';
import { CircleCheck, ExternalLink, Globe, TriangleAlert } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { confirmUrlStep as texts } from './wizard.texts.ts';

type ConfirmUrlStepProps = {
  readonly name: string;
  readonly url: string;
  readonly isReachable: boolean;
  readonly isConfirmed: boolean;
  readonly errorMessage?: string | undefined;
  readonly onConfirm: (isConfirmed: boolean) => void;
};

/** Second step of the wizard: is it the right address, does it answer, and is there permission to scan it. */
export function ConfirmUrlStep({ name, url, isReachable, isConfirmed, errorMessage, onConfirm }: ConfirmUrlStepProps) {
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">{say(texts.pleaseCheckThatThis)}</p>
      <div className="rounded-box border border-line bg-surface">
        <div className="flex items-start gap-4 p-4 tablet:p-5">
          <span
            aria-hidden="true"
            className="flex size-11 shrink-0 items-center justify-center rounded-box bg-accent-soft text-accent-ink"
          >
            <Globe size={22} />
          </span>
          <div className="min-w-0">
            <p className="wrap-anywhere font-semibold">{name}</p>
            <p className="wrap-anywhere mt-0.5">
              <TextLink href={url} target="_blank" rel="noreferrer">
                {url}
                <ExternalLink aria-hidden="true" size={14} className="ms-1.5 inline" />
                <span className="sr-only"> {say(texts.opensInANew)}</span>
              </TextLink>
            </p>
          </div>
        </div>
        <p
          className={`flex items-start gap-3 rounded-b-box border-line border-t p-4 text-sm tablet:px-5 ${
            isReachable ? 'bg-success-soft text-success-ink' : 'bg-warning-soft text-warning-ink'
          }`}
        >
          {isReachable ? (
            <CircleCheck aria-hidden="true" size={20} className="shrink-0" />
          ) : (
            <TriangleAlert aria-hidden="true" size={20} className="shrink-0" />
          )}
          <span>{isReachable ? say(texts.theWebsiteRespondsIt) : say(texts.theWebsiteDidNot)}</span>
        </p>
      </div>
      <div className="flex flex-col gap-4 rounded-box border border-line bg-sunken p-4 tablet:p-5">
        <h3 className="font-semibold">{say(texts.yourPermission)}</h3>
        <p className="text-ink-soft text-sm">{say(CONSENT_TERMS)}</p>
        <Checkbox isSelected={isConfirmed} onChange={onConfirm} errorMessage={errorMessage}>
          {say(CONSENT_LABEL)}
        </Checkbox>
      </div>
    </div>
  );
}
