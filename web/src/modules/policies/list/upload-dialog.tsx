import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallInput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { callKey } from '../../../api/use-call.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { policyPath } from '../policy-path.ts';

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
        setFault(texts.join(' ') || 'Cannot upload file. Please try again.');
        return true;
      },
    },
  );
  const upload = async () => {
    if (file === undefined) return setFault('Please choose a file.');
    const refusal = refusalOf(file);
    if (refusal !== undefined) return setFault(refusal);
    await act({ file: { fileName: file.name, bytes: file }, ...(name.trim() === '' ? {} : { name }) });
  };

  return (
    <Dialog
      title="Upload a policy"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button onPress={upload}>Upload</Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">
          Headings, lists, tables and links in your document are kept; pictures and colors are not. It becomes a draft
          that you can read and change before you approve it.
        </p>
        <FileDrop
          label="Drop your document here"
          description={`Word (.docx) up to ${MAXIMUM_MB} MB, or Markdown (.md) up to 1 MB`}
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
          label="Name of the policy (optional)"
          description="Without one, the document’s title is used."
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
  if (!/\.(?:docx|md)$/i.test(name))
    return 'Cannot upload file. Only Word documents (.docx) and Markdown files (.md) can be read.';
  const maximum = /\.md$/i.test(name) ? 1 : MAXIMUM_MB;
  return size > maximum * MEGABYTE ? `Cannot upload file. It is larger than ${maximum} MB.` : undefined;
}
