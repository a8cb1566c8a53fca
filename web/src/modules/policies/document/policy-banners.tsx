import { say } from '../../../portal/texts/say.ts';
import { useProfile } from '../../../portal/use-profile.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import type { PolicyPlace } from '../history/use-policy-place.ts';
import { nameOfLanguage } from '../language-name.ts';
import { policyPath } from '../policy-path.ts';
import type { Policy, StoredVersion } from '../policy-types.ts';
import { policyBanners as texts } from './document.texts.ts';
import type { PolicyAction } from './policy-heading.tsx';

type PolicyBannersProps = {
  readonly policy: Policy;
  readonly versions: readonly StoredVersion[];
  readonly onAction: (action: PolicyAction) => unknown;
  readonly onShow: PolicyPlace['show'];
};

/** What one must know before reading a policy: that it is an old version, that somebody waits, that a newer text is there. */
export function PolicyBanners({ policy, versions, onAction, onShow }: PolicyBannersProps) {
  const { userData } = useProfile();
  const newest = Math.max(policy.version, ...versions.map(({ version }) => version));
  const isTranslation = policy.libraryUpdate !== null && policy.libraryUpdate.language !== policy.language;
  const isForMe = policy.sentTo !== null && policy.sentTo.userId === userData?.cognitoId;
  return (
    <div className="mb-6 flex flex-col gap-3 empty:hidden">
      {!policy.isNewest && (
        <Banner
          title={say(texts.oldVersion, { version: policy.version })}
          action={
            <span className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="small"
                onPress={() => onShow({ kind: 'compare', from: policy.version, to: newest })}
              >
                {say(texts.compare)}
              </Button>
              <LinkButton variant="secondary" size="small" href={policyPath(policy.id)}>
                {say(texts.goToVersion, { version: newest })}
              </LinkButton>
            </span>
          }
        >
          {say(texts.newest, { version: newest })}
        </Banner>
      )}
      {policy.draftMode === 'sent' && policy.sentTo && (
        <Banner
          kind={isForMe ? 'warning' : 'info'}
          title={
            !isForMe
              ? say(texts.sentTo, { name: policy.sentTo.name })
              : policy.sentBy === null
                ? say(texts.colleagueAsksYou)
                : say(texts.asksYou, { name: policy.sentBy })
          }
          action={
            !isForMe && (
              <Button variant="secondary" size="small" onPress={() => onAction('takeBack')}>
                {say(texts.takeBack)}
              </Button>
            )
          }
        >
          {isForMe ? say(texts.readAndApprove) : say(texts.canStillChange)}
        </Banner>
      )}
      {policy.isNewest && policy.isReviewDue && policy.status === 'Active' && (
        <Banner kind="warning" title={say(texts.reviewDue)}>
          {say(texts.reviewHint)}
        </Banner>
      )}
      {policy.isNewest && policy.libraryUpdate && (
        <Banner
          title={
            isTranslation
              ? say(texts.otherLanguage, { language: nameOfLanguage(policy.libraryUpdate.language, say.locale) })
              : say(texts.newerText)
          }
          action={
            <span className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="small"
                onPress={() => onShow({ kind: 'compare', from: policy.version, to: 'library' })}
              >
                {say(texts.compare)}
              </Button>
              <Button variant="secondary" size="small" onPress={() => onAction('takeLibrary')}>
                {say(isTranslation ? texts.draftInIt : texts.useTheNewText)}
              </Button>
            </span>
          }
        >
          {say(isTranslation ? texts.otherLanguageHint : texts.newerTextHint)}
        </Banner>
      )}
    </div>
  );
}
