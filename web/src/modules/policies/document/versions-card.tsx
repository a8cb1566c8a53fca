import { Columns2, History } from 'lucide-react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { PolicyPlace } from '../history/use-policy-place.ts';
import { policyPath } from '../policy-path.ts';
import type { Policy, StoredVersion } from '../policy-types.ts';
import { versionsCard as texts } from './document.texts.ts';

const SHOWN = 4;

type VersionsCardProps = {
  readonly policy: Policy;
  readonly versions: readonly StoredVersion[];
  readonly onShow: PolicyPlace['show'];
};

/** The versions of a policy, each with its address. */
export function VersionsCard({ policy, versions, onShow }: VersionsCardProps) {
  const { formatDate } = useFormatDate();
  if (versions.length === 0) return null;
  const sorted = versions.toSorted((one, other) => other.version - one.version);
  return (
    <Card title={say(texts.title)}>
      <ul className="flex flex-col gap-3 text-sm">
        {sorted.slice(0, SHOWN).map((stored) => (
          <li key={stored.version}>
            <span className="flex items-center justify-between gap-2">
              {stored.version === policy.version ? (
                <span aria-current="true" className="font-semibold">
                  {say(texts.version, { version: stored.version })}
                </span>
              ) : (
                <TextLink href={policyPath(policy.id, stored.version)}>
                  {say(texts.version, { version: stored.version })}
                </TextLink>
              )}
              <Badge tone={stored.status === 'Active' ? 'success' : 'accent'}>
                {stored.status === 'Active' ? say(texts.approved) : say(texts.draft)}
              </Badge>
            </span>
            <span className="text-ink-soft">{whenInWords(stored, formatDate)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="soft"
          size="small"
          icon={<History aria-hidden="true" size={16} />}
          onPress={() => onShow({ kind: 'history' })}
        >
          {say(texts.history)}
        </Button>
        {sorted.length > 1 && (
          <Button
            variant="soft"
            size="small"
            icon={<Columns2 aria-hidden="true" size={16} />}
            onPress={() => {
              const [right, left] = sorted;
              if (left && right) onShow({ kind: 'compare', from: left.version, to: right.version });
            }}
          >
            {say(texts.compare)}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Who approved a version, or saved it last, and when. */
function whenInWords(
  { status, approver, approvalDate, saved, savedBy }: StoredVersion,
  formatDate: (at: string) => string,
): string {
  if (status === 'Active' && approvalDate) {
    const day = formatDate(approvalDate);
    return approver === null ? day : say(texts.approvedBy, { name: approver, day });
  }
  if (!saved) return '';
  const day = formatDate(saved);
  return savedBy === null ? say(texts.savedBySomeone, { day }) : say(texts.savedBy, { name: savedBy, day });
}
