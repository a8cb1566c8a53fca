import { Download } from 'lucide-react';
import { useState } from 'react';
import { callAddress } from '../../../api/call-address.ts';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CheckedPeople } from './checked-people.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
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
        label="A list of people"
        description="CSV or Excel (.xlsx), up to 10 MB"
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
          Download a template to fill in
        </TextLink>
      </p>
      <DialogButtons>
        <Button variant="secondary" onPress={onClose}>
          Cancel
        </Button>
        <Button
          isDisabled={file === undefined}
          busyLabel="Reading the file"
          onPress={() => file && check({ fileName: file.name, bytes: file })}
        >
          Check the file
        </Button>
      </DialogButtons>
    </>
  );
}
