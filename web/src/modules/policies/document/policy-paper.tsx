import { say } from '../../../portal/texts/say.ts';
import { policyPaper as texts } from './document.texts.ts';
import './policy-document.css';
import type { ReactNode } from 'react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { langOf } from '../../../portal/texts/page-language.ts';
import { useProfile } from '../../../portal/use-profile.ts';
import type { Policy } from '../policy-types.ts';

type PolicyPaperProps = {
  readonly policy: Policy;
  readonly name: string;
  /** What is shown differs from what was saved. */
  readonly hasChanges: boolean;
  readonly children: ReactNode;
};

/** The sheet that a policy stands on: the firm's name, the title, the facts of the version, the text. */
export function PolicyPaper({ policy, name, hasChanges, children }: PolicyPaperProps) {
  const { companyData } = useProfile();
  return (
    <article aria-label={name} className="policy-paper">
      <header>
        <p className="policy-paper-firm">{companyData?.companyName}</p>
        <p className="policy-paper-title" lang={langOf(policy.language)}>
          {name}
        </p>
        <VersionFacts policy={policy} hasChanges={hasChanges} />
      </header>
      <div lang={textLang(policy)}>{children}</div>
    </article>
  );
}

/** A firm's own policy may be written in any language. */
const textLang = (policy: Policy) => (policy.custom ? undefined : langOf(policy.language));

function VersionFacts({ policy, hasChanges }: { readonly policy: Policy; readonly hasChanges: boolean }) {
  const { formatDate } = useFormatDate();
  const isActive = policy.status === 'Active' && !hasChanges;
  const facts = [
    {
      label: say(texts.version),
      value: hasChanges && policy.status === 'Active' ? policy.version + 1 : policy.version,
    },
    { label: say(texts.status), value: isActive ? say(texts.active) : say(texts.draft) },
    { label: say(texts.approvedBy), value: (isActive && policy.approver) || '–' },
    { label: say(texts.approvedOn), value: isActive && policy.approvalDate ? formatDate(policy.approvalDate) : '–' },
    { label: say(texts.nextReview), value: isActive && policy.nextReview ? formatDate(policy.nextReview) : '–' },
  ];
  return (
    <dl className="policy-paper-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
