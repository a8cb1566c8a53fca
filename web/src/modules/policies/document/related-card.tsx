import { NeedHelpButton } from '../../../portal/support/need-help-button.tsx';
import { langOf } from '../../../portal/texts/page-language.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { policyPath } from '../policy-path.ts';
import type { Policy } from '../policy-types.ts';
import { relatedCard as texts } from './document.texts.ts';

const listed = new Intl.ListFormat(say.locale, { type: 'unit' });

type RelatedCardProps = {
  readonly policy: Policy;
  readonly missingPolicies: Policy['missingPolicies'];
};

/** For whom a policy is, which others it leans on, and which rules of standards it covers. */
export function RelatedCard({ policy, missingPolicies }: RelatedCardProps) {
  const { audience, reviewMonths, standards } = policy;
  const facts = [
    { label: say(texts.audience), value: audience },
    {
      label: say(texts.reviewed),
      value: say(texts.everyMonths, { months: reviewMonths }),
    },
    ...standards.map(({ framework, ids }) => ({ label: framework, value: listed.format(ids) })),
  ].filter(({ value }) => value !== '');
  return (
    <Card title={say(texts.title)}>
      <dl className="flex flex-col gap-3 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-ink-soft text-xs">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {missingPolicies.length > 0 && (
          <div>
            <dt className="text-ink-soft text-xs">{say(texts.dependsOn)}</dt>
            <dd>
              <ul className="mt-1 flex flex-col gap-2">
                {missingPolicies.map(({ id, name }) => (
                  <li key={id}>
                    <TextLink href={policyPath(id)}>
                      <span lang={langOf(policy.language)}>{name}</span>
                    </TextLink>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      <div className="mt-4 empty:hidden">
        <NeedHelpButton about={{ kind: 'policy', id: policy.id, label: policy.name }} />
      </div>
    </Card>
  );
}
