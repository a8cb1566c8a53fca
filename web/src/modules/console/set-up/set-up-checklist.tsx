import { setUpProgress } from '@portal/domain/console/set-up/set-up-progress.ts';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { StateMark } from '../../../ui/charts/state-mark.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { setUpPage, setUpSteps, setUpChecklist as texts } from './set-up.texts.ts';

/** What is left to do before the first customers, on the console's first page, until all is done or an owner puts it away. */
export function SetUpChecklist() {
  const { brandId } = useBrand();
  // What cannot be read is left out here: the page of the brand says so.
  const { data } = useCallQuery('readBrandSetUp', { brandId });
  const { act, isBusy } = useAction(() => callApi('saveBrandSetUp', { brandId, isHidden: true }), {
    done: say(texts.hidden),
    refreshes: ['readBrandSetUp'],
    failed: { otherwise: say(setUpPage.failed) },
  });
  if (data === undefined || data.data.isHidden) return null;
  const { done, total, steps, next } = setUpProgress(data.data.lines);
  if (next === null) return null;
  const path = `/console/brands/${brandId}`;
  return (
    <div className="mb-8">
      <Card
        title={say(texts.title)}
        description={say(texts.description)}
        aside={
          <Button variant="quiet" size="small" isBusy={isBusy} onPress={() => act()}>
            {say(texts.hide)}
          </Button>
        }
        footer={<LinkButton href={`${path}#${next}`}>{say(texts.open)}</LinkButton>}
      >
        <ProgressBar
          label={say(setUpPage.progress, { brand: data.data.brandName })}
          value={(done / Math.max(1, total)) * 100}
          valueLabel={say(setUpPage.progressOf, { done, total })}
        />
        <ul aria-label={say(texts.title)} className="mt-4 grid gap-x-6 gap-y-2.5 tablet:grid-cols-2">
          {steps.map((each) => (
            <li key={each.step} className="flex items-center gap-3">
              <span className="w-6 shrink-0">
                <StateMark kind={each.done === each.total ? 'done' : 'open'} />
              </span>
              <TextLink isStandalone href={`${path}#${each.step}`}>
                {say(setUpSteps[each.step])}
              </TextLink>
              <span className="ms-auto text-ink-soft text-sm tabular-nums">
                {each.done === each.total
                  ? say(texts.stepDone)
                  : say(texts.stepOf, { done: each.done, total: each.total })}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
