import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from '../../portal/texts/say.ts';
import { mailChoicePage as texts } from './digest.texts.ts';
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

const DONE: Readonly<Record<Frequency, Phrase>> = {
  weekly: texts.youWillGetIt,
  monthly: texts.youWillNowGet,
  never: texts.youWillNotGet,
};

/** By the link of a digest: get it less often, or no more, without signing in. Opening the page changes nothing, because programs open links. */
export default function MailChoicePage() {
  usePageTitle(say(texts.emailsAboutYourSecurity));
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
        title={say(texts.emailsAboutYourSecurity)}
        description={say(texts.onMondaysBrandNameShortTells, { brandNameShort })}
      />
      <Card>
        <div className="flex flex-col gap-4">
          {chosen !== null && (
            <Banner kind="success" title={say(DONE[chosen])} isAlert>
              {say(texts.youCanChangeThis)}
            </Banner>
          )}
          {errors.token !== undefined && <Banner kind="danger" title={errors.token} isAlert />}
          <div className="flex flex-wrap gap-3">
            {chosen === 'never' ? (
              <Button variant="secondary" isBusy={isBusy} onPress={() => act('weekly')}>
                {say(texts.startTheseEmailsAgain)}
              </Button>
            ) : (
              <Button isBusy={isBusy} onPress={() => act('never')}>
                {say(texts.stopTheseEmails)}
              </Button>
            )}
            {chosen === null && (
              <Button variant="secondary" isBusy={isBusy} onPress={() => act('monthly')}>
                {say(texts.onceAMonthIs)}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </div>
  );
}
