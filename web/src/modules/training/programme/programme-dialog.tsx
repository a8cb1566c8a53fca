import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { useKeptForm } from '../../../portal/kept-forms.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PROGRAMME_FORM, type Programme } from './programme.ts';
import { ProgrammeForm } from './programme-form.tsx';

/** How the firm runs its year of training. */
export function ProgrammeDialog({ onClose }: { readonly onClose: () => void }) {
  const kept = useKeptForm<Programme>(PROGRAMME_FORM);
  const { data, isError, refetch } = useCallQuery('readProgramme', {}, { gcTime: 0 });
  const [opened] = useState(kept);
  if (isError || data === undefined) {
    return (
      <Dialog title="Your program" isOpen onOpenChange={onClose}>
        {isError ? <LoadFailed what="Your program" onRetry={refetch} /> : <Loading label="Loading your program" />}
      </Dialog>
    );
  }
  return (
    <ProgrammeForm
      stored={data.data}
      first={opened ?? data.data}
      onReload={async () => (await refetch()).data?.data ?? data.data}
      onClose={onClose}
    />
  );
}
