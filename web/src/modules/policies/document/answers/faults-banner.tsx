import { say } from '../../../../portal/texts/say.ts';
import { Button } from '../../../../ui/button.tsx';
import { Banner } from '../../../../ui/states/banner.tsx';
import type { AskedField, Policy } from '../../policy-types.ts';
import { faultsBanner as texts } from './answers.texts.ts';

type FaultsBannerProps = {
  readonly faults: Policy['faults'];
  readonly fields: readonly Pick<AskedField, 'id' | 'label'>[];
  readonly onOpen: (id: string) => void;
};

/** Answers that contradict one another, with what to do and the questions to open; nothing where there are none. */
export function FaultsBanner({ faults, fields, onOpen }: FaultsBannerProps) {
  if (faults.length === 0) return null;
  const isHindering = faults.some(({ severity }) => severity === 'error');
  return (
    <Banner
      kind={isHindering ? 'danger' : 'warning'}
      title={isHindering ? say(texts.hindering) : say(texts.weaker, { count: faults.length })}
    >
      <ul className="mt-1 flex flex-col gap-3">
        {faults.map(({ rule, says, instead, fields: concerned }) => (
          <li key={rule}>
            <p>
              <strong className="font-semibold">{says}</strong> {instead}
            </p>
            <p className="mt-1.5 flex flex-wrap gap-2">
              {fields
                .filter(({ id }) => concerned.includes(id))
                .map(({ id, label }) => (
                  <span key={id} className="max-w-full">
                    <Button variant="secondary" size="small" onPress={() => onOpen(id)}>
                      {label}
                    </Button>
                  </span>
                ))}
            </p>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
