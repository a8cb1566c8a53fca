import { useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { CheckedPeople } from './checked-people.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import { readPastedList } from './pasted-list.ts';
import { listOfPeople as texts } from './people.texts.ts';
import { useCheckedFile } from './use-checked-file.ts';

type ListOfPeopleProps = {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onReading: (isReading: boolean) => void;
  readonly onClose: () => void;
};

/** Adds people from a pasted list, which is looked at row by row first. */
export function ListOfPeople({ text, onChange, onReading, onClose }: ListOfPeopleProps) {
  const { checked, problem, check, forget } = useCheckedFile(onReading);
  const [linesBefore, setLinesBefore] = useState(0);
  const [lacksAddresses, setLacksAddresses] = useState(false);
  if (checked !== null)
    return <CheckedPeople checked={checked} linesBefore={linesBefore} onBack={forget} onClose={onClose} />;

  const read = async () => {
    setLacksAddresses(!text.includes('@'));
    if (!text.includes('@')) return;
    const list = readPastedList(text);
    setLinesBefore(list.linesBefore);
    await check({ fileName: 'list.csv', bytes: new Blob([list.csv], { type: 'text/csv' }), isPasted: true });
  };
  return (
    <>
      <TextArea
        label={say(texts.onePersonPerLine)}
        description={say(texts.description)}
        rows={8}
        autoFocus
        value={text}
        onChange={onChange}
        errorMessage={lacksAddresses ? say(texts.noLineHasAn) : problem}
      />
      <DialogButtons>
        <Button variant="secondary" onPress={onClose}>
          {say(texts.cancel)}
        </Button>
        <Button isDisabled={text.trim() === ''} busyLabel={say(texts.readingTheList)} onPress={read}>
          {say(texts.checkTheList)}
        </Button>
      </DialogButtons>
    </>
  );
}
