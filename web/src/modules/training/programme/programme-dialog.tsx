import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { useKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { programmeDialog as texts } from './programme.texts.ts';
import { PROGRAMME_FORM, type Programme } from './programme.ts';
import { ProgrammeForm } from './programme-form.tsx';

/** How the firm runs its year of training. */
export function ProgrammeDialog({ onClose }: { readonly onClose: () => void }) {
  const kept = useKeptForm<Programme>(PROGRAMME_FORM);
  const { data, isError, refetch } = useCallQuery('readProgramme', {}, { gcTime: 0 });
  const [opened] = useState(kept);
  if (isError || data === undefined) {
    return (
      <Dialog title={say(texts.title)} isOpen onOpenChange={onClose}>
        {isError ? (
          <LoadFailed what={say(texts.title)} onRetry={refetch} />
        ) : (
          <Loading label={say(texts.loadingYourProgram)} />
        )}
      </Dialog>
    );
  }
  return (
    <ProgrammeForm
      stored={data.data}
      first={{ ...data.data, ...opened }}
      onReload={async () => (await refetch()).data?.data ?? data.data}
      onClose={onClose}
    />
  );
}
