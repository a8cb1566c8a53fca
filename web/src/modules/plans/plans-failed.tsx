import { SomethingWrong } from '../../illustrations/something-wrong.tsx';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { plansFailed as texts } from './plans.texts.ts';

type PlansFailedProps = { readonly onRetry: () => unknown };

/** When the plans cannot be loaded. */
export function PlansFailed({ onRetry }: PlansFailedProps) {
  const { supportEmail } = useBrand();
  return (
    <div role="alert">
      <EmptyState
        title={say(texts.title)}
        illustration={<SomethingWrong />}
        action={<Button onPress={onRetry}>{say(texts.retry)}</Button>}
      >
        {say(texts.tryAgainIfThis, { supportEmail })}
      </EmptyState>
    </div>
  );
}
