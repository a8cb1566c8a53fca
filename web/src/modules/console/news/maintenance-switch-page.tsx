import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { callKey, useCallQuery } from '../../../api/use-call.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
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

type State = CallOutput<'readMaintenance'>['data'];

/** Closes the portal for everybody but staff, with texts of the provider's own, and opens it again. For owners. */
export default function MaintenanceSwitchPage() {
  usePageTitle('Maintenance');
  const { data, isError, refetch } = useCallQuery('readMaintenance', {});
  return (
    <>
      <PageHeading
        title="Maintenance"
        description="While the portal is closed, everyone but staff sees one page with your texts. Scans and emails continue."
      />
      {isError && <LoadFailed what="The switch" onRetry={refetch} />}
      {data === undefined && !isError && (
        <SkeletonGroup label="Loading the switch">
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
      <Banner kind="warning" title="The portal is closed by its configuration.">
        Remove the MAINTENANCE setting and restart the portal to open it.
      </Banner>
    );
  }
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <Banner
        kind={state.enabled ? 'warning' : 'success'}
        title={state.enabled ? 'The portal is closed.' : 'The portal is open.'}
      />
      <Card title="What people see">
        <div className="flex flex-col gap-4">
          <TextField
            label="Title"
            value={texts.title}
            onChange={(title) => change({ title })}
            maxLength={100}
            isRequired
          />
          <TextField
            label="Sub head (optional)"
            value={texts.subHead}
            onChange={(subHead) => change({ subHead })}
            maxLength={200}
          />
          <TextArea
            label="Content"
            description="Say how long, and what people can do in the meantime."
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
              {state.enabled ? 'Change the texts' : 'Close the portal'}
            </Button>
            {state.enabled && <Button onPress={() => setAsked({ enabled: false })}>Open the portal</Button>}
          </div>
        </div>
      </Card>
      {asked && (
        <PasswordDialog
          title={asked.enabled ? 'Show the maintenance page?' : 'Open the portal?'}
          confirmLabel={asked.enabled ? 'Show it' : 'Open'}
          isDanger={asked.enabled}
          onClose={() => setAsked(null)}
          onProved={(headers) => callApi('setMaintenance', { ...texts, ...asked }, { headers })}
          told={{
            done: asked.enabled ? 'The portal is closed.' : 'The portal is open.',
            refreshes: async () => {
              await queryClient.invalidateQueries({ queryKey: callKey('readMaintenance') });
              await queryClient.invalidateQueries({ queryKey: sessionKey });
            },
          }}
        >
          {asked.enabled
            ? 'Everyone but staff is stopped within seconds and sees your texts. Staff can sign in through the link on that page.'
            : 'Everyone can work again within seconds. People who were signed in still are.'}
        </PasswordDialog>
      )}
    </div>
  );
}
