import '../../api/later-calls.ts';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import type { CallInput } from '../../api/calls.ts';
import { useAction } from '../../api/use-action.ts';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Banner } from '../../ui/states/banner.tsx';

type Frequency = CallInput<'changeDigestByLink'>['frequency'];

const DONE: Readonly<Record<Frequency, string>> = {
  weekly: 'You will get it every Monday again.',
  monthly: 'You will now get it once a month, on the first Monday.',
  never: 'You will not get these emails anymore.',
};

/** By the link of a digest: get it less often, or no more, without signing in. Opening the page changes nothing, because programs open links. */
export default function MailChoicePage() {
  usePageTitle('Emails about your security');
  const { token = '' } = useParams({ strict: false });
  const { brandNameShort } = useBrand();
  const [chosen, setChosen] = useState<Frequency | null>(null);
  const { act, isBusy, errors } = useAction(async (frequency: Frequency) => {
    await callApi('changeDigestByLink', { token, frequency });
    setChosen(frequency);
  });
  return (
    <div className="m-auto w-full max-w-lg">
      <PageHeading
        title="Emails about your security"
        description={`On Mondays, ${brandNameShort} tells you where your company stands and what to do next.`}
      />
      <Card>
        <div className="flex flex-col gap-4">
          {chosen !== null && (
            <Banner kind="success" title={DONE[chosen]} isAlert>
              You can change this at any time in the portal’s settings.
            </Banner>
          )}
          {errors.token !== undefined && <Banner kind="danger" title={errors.token} isAlert />}
          <div className="flex flex-wrap gap-3">
            {chosen === 'never' ? (
              <Button variant="secondary" isBusy={isBusy} onPress={() => act('weekly')}>
                Start these emails again
              </Button>
            ) : (
              <Button isBusy={isBusy} onPress={() => act('never')}>
                Stop these emails
              </Button>
            )}
            {chosen === null && (
              <Button variant="secondary" isBusy={isBusy} onPress={() => act('monthly')}>
                Once a month is enough
              </Button>
            )}
          </div>
        </div>
      </Card>
    </div>
  );
}
