import { ATTACHMENT_ENDINGS, ATTACHMENT_MEGABYTES } from '@portal/domain/concierge/attachment.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { callApi } from '../../../api/call-api.ts';
import { callKey } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { FileList } from '../concierge/file-list.tsx';
import { useSave } from '../use-save.ts';
import type { Weakness } from './weakness-form.ts';
import { evidenceFiles as texts } from './weaknesses.texts.ts';

const tell = () => say(texts.kinds, { megabytes: ATTACHMENT_MEGABYTES });

type WaitingFilesProps = { readonly files: readonly File[]; readonly onChange: (files: readonly File[]) => void };

/** Files of a weakness that is not stored yet: they are sent with it. */
export function WaitingFiles({ files, onChange }: WaitingFilesProps) {
  return (
    <FileDrop
      label={say(texts.evidenceOptional)}
      description={tell()}
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
      await save(() => callApi('addWeaknessFile', input), say(texts.nameWasAdded, { name: file.name }));
    }
    await reload();
    setSending([]);
  };
  const remove = async ({ fileId, fileName }: Weakness['files'][number]) => {
    await save(
      () => callApi('removeWeaknessFile', { weaknessId, fileId }),
      say(texts.fileNameWasRemoved, { fileName }),
    );
    await reload();
  };
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        label={sending.length > 0 ? say(texts.addingName, { name: sending[0]?.name ?? '' }) : say(texts.evidence)}
        description={tell()}
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
