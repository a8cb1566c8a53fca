import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { hostsOf, type WayFieldsProps } from './account-draft.ts';
import { hostFields as texts } from './sign-in.texts.ts';

type HostFieldsProps = WayFieldsProps & {
  /** Hosts that are proved to be the organisation's own. */
  readonly provedHosts: readonly string[];
  /** Where the page leads that nobody named. */
  readonly leadsTo?: string | null;
};

/** Where else the sign-in happens, and the agreement to it where that is not proved to be the organisation's own. */
export function HostFields({ draft, errors, onEdit, provedHosts, leadsTo = null }: HostFieldsProps) {
  const hosts = hostsOf(draft);
  const needsTerms = hosts.some((host) => URL.canParse(host) && !provedHosts.includes(new URL(host).hostname));
  const error = Object.entries(errors).find(([field]) => /^(?:way\.)?hosts/.test(field))?.[1];
  const isMissing = leadsTo !== null && !hosts.includes(leadsTo);
  return (
    <>
      {isMissing && (
        <Banner kind="warning" isAlert>
          <div className="flex flex-col items-start gap-3 wrap-anywhere">
            <p>{say(texts.leadsTo, { host: leadsTo })}</p>
            <Button variant="secondary" onPress={() => onEdit({ hosts: [...hosts, leadsTo].join('\n') })}>
              {say(texts.add)}
            </Button>
          </div>
        </Banner>
      )}
      <TextArea
        label={say(texts.label)}
        description={say(texts.hint)}
        inputMode="url"
        rows={2}
        autoCorrect="off"
        spellCheck="false"
        value={draft.hosts}
        errorMessage={error}
        onChange={(next) => onEdit({ hosts: next, isHostAgreed: false })}
      />
      {needsTerms && (
        <Checkbox isSelected={draft.isHostAgreed} onChange={(isHostAgreed) => onEdit({ isHostAgreed })}>
          {say(texts.terms)}
        </Checkbox>
      )}
    </>
  );
}
