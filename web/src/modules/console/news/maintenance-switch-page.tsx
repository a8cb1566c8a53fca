import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { callKey, useCallQuery } from '../../../api/use-call.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { sessionKey } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { maintenanceSwitchPage as words } from './news.texts.ts';

type State = CallOutput<'readMaintenance'>['data'];

/** Closes the portal for everybody but staff, with texts of the provider's own, and opens it again. For owners. */
export default function MaintenanceSwitchPage() {
  usePageTitle(say(words.maintenance));
  const { data, isError, refetch } = useCallQuery('readMaintenance', {});
  return (
    <>
      <PageHeading title={say(words.maintenance)} description={say(words.description)} />
      {isError && <LoadFailed what={say(words.what)} onRetry={refetch} />}
      {data === undefined && !isError && (
        <SkeletonGroup label={say(words.loadingTheSwitch)}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {data && <MaintenanceForm state={data.data} />}
    </>
  );
}

function MaintenanceForm({ state }: { readonly state: State }) {
  const queryClient = useQueryClient();
  const { fields: texts, change } = useKeptFields('maintenance', null, () => ({
    title: state.title,
    subHead: state.subHead,
    content: state.content,
  }));
  const [asked, setAsked] = useState<{ readonly enabled: boolean } | null>(null);
  const isReady = texts.title.trim() !== '' && texts.content.trim() !== '';
  if (state.isSetByConfiguration) {
    return (
      <Banner kind="warning" title={say(words.title)}>
        {say(words.removeTheMaintenanceSetting)}
      </Banner>
    );
  }
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <Banner
        kind={state.enabled ? 'warning' : 'success'}
        title={state.enabled ? say(words.thePortalIsClosed) : say(words.thePortalIsOpen)}
      />
      <Card title={say(words.whatPeopleSee)}>
        <div className="flex flex-col gap-4">
          <TextField
            label={say(words.noteTitle)}
            value={texts.title}
            onChange={(title) => change({ title })}
            maxLength={100}
            isRequired
          />
          <TextField
            label={say(words.subHeadOptional)}
            value={texts.subHead}
            onChange={(subHead) => change({ subHead })}
            maxLength={200}
          />
          <TextArea
            label={say(words.content)}
            description={say(words.sayHowLongAnd)}
            value={texts.content}
            onChange={(content) => change({ content })}
            maxLength={2000}
            isRequired
          />
          <div className="flex flex-wrap gap-3">
            <Button
              variant={state.enabled ? 'secondary' : 'danger'}
              isDisabled={!isReady}
              onPress={() => setAsked({ enabled: true })}
            >
              {state.enabled ? say(words.changeTheTexts) : say(words.closeThePortal)}
            </Button>
            {state.enabled && <Button onPress={() => setAsked({ enabled: false })}>{say(words.openThePortal)}</Button>}
          </div>
        </div>
      </Card>
      {asked && (
        <PasswordDialog
          title={asked.enabled ? say(words.showTheMaintenancePage) : say(words.openTitle)}
          confirmLabel={asked.enabled ? say(words.showIt) : say(words.open)}
          isDanger={asked.enabled}
          onClose={() => setAsked(null)}
          onProved={(headers) => callApi('setMaintenance', { ...texts, ...asked }, { headers })}
          told={{
            done: asked.enabled ? say(words.thePortalIsClosed) : say(words.thePortalIsOpen),
            refreshes: async () => {
              await queryClient.invalidateQueries({ queryKey: callKey('readMaintenance') });
              await queryClient.invalidateQueries({ queryKey: sessionKey });
            },
          }}
        >
          {asked.enabled ? say(words.everyoneButStaffIs) : say(words.everyoneCanWorkAgain)}
        </PasswordDialog>
      )}
    </div>
  );
}
