import { ATTACHMENT_ENDINGS, ATTACHMENT_MEGABYTES } from '@portal/domain/concierge/attachment.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { callApi } from '../../../api/call-api.ts';
import { callKey } from '../../../api/use-call.ts';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { FileList } from '../concierge/file-list.tsx';
import { useSave } from '../use-save.ts';
import type { Weakness } from './weakness-form.ts';

const TELL = `Pictures, PDFs, documents, text files or emails, up to ${ATTACHMENT_MEGABYTES} MB each. Customers save them; nothing opens automatically.`;

type WaitingFilesProps = { readonly files: readonly File[]; readonly onChange: (files: readonly File[]) => void };

/** Files of a weakness that is not stored yet: they are sent with it. */
export function WaitingFiles({ files, onChange }: WaitingFilesProps) {
  return (
    <FileDrop
      label="Evidence (optional)"
      description={TELL}
      accept={ATTACHMENT_ENDINGS}
      files={files}
      onFilesChange={onChange}
      allowsMultiple
    />
  );
}

type EvidenceFilesProps = { readonly weaknessId: string; readonly files: Weakness['files'] };

/** Files of a stored weakness: they are added and removed at once. */
export function EvidenceFiles({ weaknessId, files }: EvidenceFilesProps) {
  const queryClient = useQueryClient();
  const { errors, save } = useSave();
  const [sending, setSending] = useState<readonly File[]>([]);
  const reload = () => queryClient.invalidateQueries({ queryKey: callKey('readWeakness', { weaknessId }) });
  const add = async (added: readonly File[]) => {
    if (sending.length > 0) return;
    setSending(added);
    for (const file of added) {
      const input = { weaknessId, file: { fileName: file.name, bytes: file } };
      await save(() => callApi('addWeaknessFile', input), `${file.name} was added.`);
    }
    await reload();
    setSending([]);
  };
  const remove = async ({ fileId, fileName }: Weakness['files'][number]) => {
    await save(() => callApi('removeWeaknessFile', { weaknessId, fileId }), `${fileName} was removed.`);
    await reload();
  };
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        label={sending.length > 0 ? `Adding ${sending[0]?.name}…` : 'Evidence'}
        description={TELL}
        accept={ATTACHMENT_ENDINGS}
        files={[]}
        onFilesChange={add}
        allowsMultiple
        isDisabled={sending.length > 0}
        errorMessage={errors.file}
      />
      <FileList
        files={files}
        addressOf={(fileId) => callAddress('downloadWeaknessFile', { fileId })}
        onRemove={remove}
      />
    </div>
  );
}
