import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { answerWords } from '../document/answers/answer-words.ts';
import { policyPath } from '../policy-path.ts';
import type { FieldValue, Interview } from '../policy-types.ts';
import { differingCard as texts } from './interview.texts.ts';

type Differing = Interview['differing'][number];
type Answer = { readonly value: FieldValue; readonly from: string | null; readonly policies: Differing['policies'] };

type DifferingCardProps = Pick<Interview, 'differing'> & {
  readonly onUse: (field: string, from: string | null) => Promise<unknown>;
};

/** Shared questions that policies answer in another way than this page, each with a way to use one of the answers everywhere. */
export function DifferingCard({ differing, onUse }: DifferingCardProps) {
  return (
    <Card title={say(texts.title)} description={say(texts.hint)}>
      <ul className="flex flex-col gap-5">
        {differing.map((one) => (
          <li key={one.field.id}>
            <h3 className="font-medium">{one.field.label}</h3>
            <ul className="mt-2 flex flex-col gap-2">
              {answersOf(one).map(({ value, from, policies }) => (
                <li
                  key={from ?? ''}
                  className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-box bg-sunken py-2 pe-2 ps-4 text-sm"
                >
                  <span className="min-w-0">
                    <span className="block">{answerWords(one.field, value)}</span>
                    <span className="flex flex-wrap gap-x-3 text-ink-soft text-xs">
                      {from === null
                        ? say(texts.here)
                        : policies.map(({ id, name, status }) => (
                            <TextLink key={id} href={policyPath(id)}>
                              {say(status === 'Draft' ? texts.draft : texts.approved, { name })}
                            </TextLink>
                          ))}
                    </span>
                  </span>
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={say(texts.useEverywhere, { answer: answerWords(one.field, value) })}
                    onPress={() => onUse(one.field.id, from)}
                  >
                    {say(texts.use)}
                  </Button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The answer of this page first, then each other one with the policies that give it. */
function answersOf({ field, policies }: Differing): readonly Answer[] {
  const others = Map.groupBy(policies, ({ value }) => JSON.stringify(value));
  return [
    { value: field.value, from: null, policies: [] },
    ...[...others.values()].flatMap((same) =>
      same[0] ? [{ value: same[0].value, from: same[0].id, policies: same }] : [],
    ),
  ];
}
