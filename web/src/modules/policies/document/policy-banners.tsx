import { useProfile } from '../../../portal/use-profile.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import type { PolicyPlace } from '../history/use-policy-place.ts';
import { policyPath } from '../policy-path.ts';
import type { Policy, StoredVersion } from '../policy-types.ts';
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
  const isForMe = policy.sentTo !== null && policy.sentTo.userId === userData?.cognitoId;
  return (
    <div className="mb-6 flex flex-col gap-3 empty:hidden">
      {!policy.isNewest && (
        <Banner
          title={`You are reading version ${policy.version}.`}
          action={
            <span className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="small"
                onPress={() => onShow({ kind: 'compare', from: policy.version, to: newest })}
              >
                Compare
              </Button>
              <LinkButton variant="secondary" size="small" href={policyPath(policy.id)}>
                Go to version {newest}
              </LinkButton>
            </span>
          }
        >
          Version {newest} is the newest. This one is kept as it was.
        </Banner>
      )}
      {policy.draftMode === 'sent' && policy.sentTo && (
        <Banner
          kind={isForMe ? 'warning' : 'info'}
          title={
            isForMe
              ? `${policy.sentBy ?? 'A colleague'} asks you to approve this draft.`
              : `Sent to ${policy.sentTo.name} for approval.`
          }
          action={
            !isForMe && (
              <Button variant="secondary" size="small" onPress={() => onAction('takeBack')}>
                Take back
              </Button>
            )
          }
        >
          {isForMe
            ? 'Read it, change what is not right, then press Approve.'
            : 'You can still change it. Saving takes it back.'}
        </Banner>
      )}
      {policy.isNewest && policy.isReviewDue && policy.status === 'Active' && (
        <Banner kind="warning" title="It is time to review this policy.">
          Read it again, correct the answers that are no longer true, and approve it again.
        </Banner>
      )}
      {policy.isNewest && policy.libraryUpdate && (
        <Banner
          title="The library has newer text for this policy."
          action={
            <span className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="small"
                onPress={() => onShow({ kind: 'compare', from: policy.version, to: 'library' })}
              >
                Compare
              </Button>
              <Button variant="secondary" size="small" onPress={() => onAction('takeLibrary')}>
                Use the new text
              </Button>
            </span>
          }
        >
          Your text stays as it is until you use the new one. Your answers are kept.
        </Banner>
      )}
    </div>
  );
}
