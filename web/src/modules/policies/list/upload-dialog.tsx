import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallInput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { callKey } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { policyPath } from '../policy-path.ts';
import { uploadDialog as words } from './list.texts.ts';

const MAXIMUM_MB = 10;
const MEGABYTE = 1024 * 1024;

/** Makes a policy of the firm's own from a document that it has already. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const goTo = useGoTo();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [file] = files;

  const { act } = useAction(
    async (input: CallInput<'policyUpload'>) => {
      const { data } = await callApi('policyUpload', input);
      await queryClient.invalidateQueries({ queryKey: callKey('policyList') });
      goTo(policyPath(data.id));
    },
    {
      onFailure: (error) => {
        const texts = isApiError(error) ? error.errors.map(({ message }) => message) : [];
        setFault(texts.join(' ') || say(words.failed));
        return true;
      },
    },
  );
  const upload = async () => {
    if (file === undefined) return setFault(say(words.fileMissing));
    const refusal = refusalOf(file);
    if (refusal !== undefined) return setFault(refusal);
    await act({ file: { fileName: file.name, bytes: file }, ...(name.trim() === '' ? {} : { name }) });
  };

  return (
    <Dialog
      title={say(words.title)}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(words.cancel)}
          </Button>
          <Button onPress={upload}>{say(words.upload)}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{say(words.whatIsKept)}</p>
        <FileDrop
          label={say(words.drop)}
          description={say(words.allowed, { megabytes: MAXIMUM_MB })}
          accept={['.docx', '.md']}
          files={files}
          errorMessage={fault}
          onFilesChange={(next) => {
            setFiles(next);
            const [chosen] = next;
            setFault(chosen && refusalOf(chosen));
          }}
        />
        <TextField
          label={say(words.name)}
          description={say(words.nameHint)}
          value={name}
          maxLength={120}
          autoComplete="off"
          onChange={setName}
        />
      </div>
    </Dialog>
  );
}

/** Why a file would be refused, as far as the browser can tell; the server looks inside. */
function refusalOf({ name, size }: File): string | undefined {
  if (!/\.(?:docx|md)$/i.test(name)) return say(words.wrongKind);
  const maximum = /\.md$/i.test(name) ? 1 : MAXIMUM_MB;
  return size > maximum * MEGABYTE ? say(words.tooLarge, { megabytes: maximum }) : undefined;
}
