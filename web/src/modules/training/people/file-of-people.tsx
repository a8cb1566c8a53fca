import { Download } from 'lucide-react';
import { useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CheckedPeople } from './checked-people.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import { fileOfPeople as texts } from './people.texts.ts';
import { useCheckedFile } from './use-checked-file.ts';

type FileOfPeopleProps = { readonly onReading: (isReading: boolean) => void; readonly onClose: () => void };

/** Adds people from a file, which is looked at row by row first. */
export function FileOfPeople({ onReading, onClose }: FileOfPeopleProps) {
  const { checked, problem, check, forget } = useCheckedFile(onReading);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [file] = files;
  if (checked !== null) return <CheckedPeople checked={checked} linesBefore={0} onBack={forget} onClose={onClose} />;
  return (
    <>
      <FileDrop
        label={say(texts.aListOfPeople)}
        description={say(texts.description)}
        accept={['.csv', '.txt', '.xlsx', 'text/csv']}
        files={files}
        onFilesChange={(chosen) => {
          setFiles(chosen);
          forget();
        }}
        errorMessage={problem}
      />
      <p className="text-sm">
        <TextLink href={callAddress('traineesTemplate', {})} download>
          <Download aria-hidden="true" size={15} className="-mt-0.5 me-1.5 inline" />
          {say(texts.downloadATemplateTo)}
        </TextLink>
      </p>
      <DialogButtons>
        <Button variant="secondary" onPress={onClose}>
          {say(texts.cancel)}
        </Button>
        <Button
          isDisabled={file === undefined}
          busyLabel={say(texts.readingTheFile)}
          onPress={() => file && check({ fileName: file.name, bytes: file })}
        >
          {say(texts.checkTheFile)}
        </Button>
      </DialogButtons>
    </>
  );
}
