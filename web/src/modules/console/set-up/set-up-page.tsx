import { SET_UP_STEPS } from '@portal/domain/console/set-up/set-up-line.ts';
import { setUpProgress } from '@portal/domain/console/set-up/set-up-progress.ts';
import { useLocation, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { BRAND_FORM, BrandDialog } from '../brands/brand-dialog.tsx';
import type { ListedBrand } from '../brands/brand-form.ts';
import { useReopened } from '../use-kept-fields.ts';
import { useStaffMay } from '../use-staff-may.ts';
import { CheckButton } from './check-button.tsx';
import { setUpSteps, setUpPage as texts } from './set-up.texts.ts';
import { SetUpStepCard } from './set-up-step-card.tsx';
import type { SetUp } from './set-up-types.ts';

/** The way of a brand from its name to its first customer, each thing with how it stands and what to do: /console/brands/ID. */
export default function SetUpPage() {
  const { item: brandId = '' } = useParams({ strict: false });
  const { data, isError, refetch } = useCallQuery('readBrandSetUp', { brandId });
  usePageTitle(data === undefined ? say(texts.what) : say(texts.title, { brand: data.data.brandName }));
  if (isError) return <LoadFailed what={say(texts.what)} onRetry={refetch} />;
  if (data === undefined) return <Loading label={say(texts.loading)} />;
  return <BrandSetUp key={brandId} setUp={data.data} />;
}

function BrandSetUp({ setUp }: { readonly setUp: SetUp }) {
  const mayChange = useStaffMay('offer.change');
  const brands = useCallQuery('listBrands', {});
  const reopened = useReopened<ListedBrand>(BRAND_FORM);
  useStepInView();
  const [edited, setEdited] = useState(reopened === 'new' ? null : reopened);
  const listed = brands.data?.data.brands.find(({ brand }) => brand.brandId === setUp.brandId);
  const edit = mayChange && listed !== undefined ? () => setEdited(listed) : null;
  return (
    <>
      <PageHeading
        before={
          <TextLink isStandalone href="/console/brands">
            {say(texts.allBrands)}
          </TextLink>
        }
        title={say(texts.title, { brand: setUp.brandName })}
        description={say(texts.description)}
        action={
          mayChange && (
            <>
              {edit !== null && (
                <Button variant="secondary" onPress={edit}>
                  {say(texts.edit)}
                </Button>
              )}
              <CheckButton setUp={setUp} />
            </>
          )
        }
      />
      <Overview setUp={setUp} mayChange={mayChange} />
      <div className="flex flex-col gap-6">
        {SET_UP_STEPS.map((step) => (
          <SetUpStepCard key={step} step={step} setUp={setUp} mayChange={mayChange} onEdit={edit} />
        ))}
      </div>
      {edited !== null && <BrandDialog brand={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

/** Brings the step that the address names into view; it is not there yet when the browser looks for it. */
function useStepInView() {
  const { hash, state } = useLocation();
  const { key } = state as { readonly key?: string };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same step can be asked for twice
  useEffect(() => {
    // Newer browsers answer a promise, which is nothing to clean up by.
    void document.getElementById(hash)?.scrollIntoView();
  }, [hash, key]);
}

/** How far it is, what is next, and how old the answers from outside are. */
function Overview({ setUp, mayChange }: { readonly setUp: SetUp; readonly mayChange: boolean }) {
  const { formatDateTime } = useFormatDate();
  const { done, total, next } = setUpProgress(setUp.lines);
  return (
    <div className="mb-6 flex flex-col gap-3 rounded-box border border-line bg-surface p-5 shadow-raised">
      <ProgressBar
        label={say(texts.progress, { brand: setUp.brandName })}
        value={(done / Math.max(1, total)) * 100}
        valueLabel={say(texts.progressOf, { done, total })}
        tone={next === null ? 'success' : 'accent'}
      />
      <p className="text-sm">
        {next === null ? (
          say(texts.allDone)
        ) : (
          <TextLink href={`#${next}`}>{say(texts.nextStep, { step: say(setUpSteps[next]) })}</TextLink>
        )}
      </p>
      <p className="text-ink-soft text-sm">
        {setUp.checkedAt === null
          ? `${say(texts.neverChecked)} ${say(mayChange ? texts.takes : texts.ownersOnly)}`
          : say(texts.checkedAt, { time: formatDateTime(setUp.checkedAt), name: setUp.checkedBy })}
      </p>
    </div>
  );
}
