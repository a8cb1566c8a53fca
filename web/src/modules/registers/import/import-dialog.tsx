import { MAX_IMPORTED } from '@portal/domain/registers/register.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { RegisterView } from '../register-types.ts';
import { CheckedFile } from './checked-file.tsx';
import { importing as texts } from './import.texts.ts';
import { reasonOf } from './reason-of.ts';

type Checked = CallOutput<'checkRegisterImport'>['data'];
type ImportDialogProps = { readonly register: RegisterView; readonly onClose: () => void };

/** Adds records from a file, which is looked at row by row first. */
export function ImportDialog({ register, onClose }: ImportDialogProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [file] = files;
  const check = async () => {
    if (file === undefined) return;
    setProblem(null);
    try {
      const sent = { fileName: file.name, bytes: file };
      setChecked((await callApi('checkRegisterImport', { register: register.id, file: sent })).data);
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  return (
    <Dialog title={say(texts.title, { register: register.name })} isOpen onOpenChange={onClose}>
      {file !== undefined && checked !== null ? (
        <CheckedFile
          register={register.id}
          file={file}
          checked={checked}
          onBack={() => setChecked(null)}
          onClose={onClose}
        />
      ) : (
        <div className="flex flex-col gap-4">
          <FileDrop
            label={say(texts.file)}
            description={say(texts.description, { rows: MAX_IMPORTED })}
            accept={['.csv', '.txt', '.xlsx', 'text/csv']}
            files={files}
            onFilesChange={(chosen) => {
              setFiles(chosen);
              setProblem(null);
            }}
            errorMessage={problem}
          />
          <p className="text-sm">
            <TextLink href={callAddress('registerTemplate', { register: register.id })} download>
              <Download aria-hidden="true" size={15} className="-mt-0.5 me-1.5 inline" />
              {say(texts.template)}
            </TextLink>
          </p>
          <div className="flex flex-wrap justify-end gap-3 border-line border-t pt-4">
            <Button variant="secondary" onPress={onClose}>
              {say(texts.cancel)}
            </Button>
            <Button isDisabled={file === undefined} busyLabel={say(texts.reading)} onPress={check}>
              {say(texts.check)}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
