import { useMemo, useState } from 'react';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { SegmentedChoice } from '../../../ui/fields/segmented-choice.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { TrainingData } from '../training-types.ts';
import { FileOfPeople } from './file-of-people.tsx';
import { ListOfPeople } from './list-of-people.tsx';
import { NO_PERSON, OnePerson, type PersonFields } from './one-person.tsx';
import { addPeopleDialog as texts } from './people.texts.ts';

/** Name under which what was typed is kept when a session ends in its midst. */
export const ADD_PEOPLE_FORM = 'training-add-people';

const ways = [
  { id: 'one', label: texts.onePerson },
  { id: 'list', label: texts.aList },
  { id: 'file', label: texts.aFile },
] as const;
type Way = (typeof ways)[number]['id'];

type Kept = { readonly way: Way; readonly person: PersonFields; readonly list: string };

type AddPeopleDialogProps = {
  readonly seats: Pick<TrainingData['traineesData'], 'seats' | 'seatsUsed'>;
  readonly onClose: () => void;
};

/** Adds people: one, a pasted list, or a file. */
export function AddPeopleDialog({ seats, onClose }: AddPeopleDialogProps) {
  const kept = useKeptForm<Kept>(ADD_PEOPLE_FORM);
  const [way, setWay] = useState<Way>(kept?.way ?? 'one');
  const [person, setPerson] = useState(kept?.person ?? NO_PERSON);
  const [list, setList] = useState(kept?.list ?? '');
  // Once a list is read, its rows stand in place of the way in.
  const [isReading, setIsReading] = useState(false);
  useKeepForm(
    ADD_PEOPLE_FORM,
    useMemo(() => ({ way, person, list }) satisfies Kept, [way, person, list]),
  );
  const left = Math.max(0, seats.seats - seats.seatsUsed);
  return (
    <Dialog title={say(texts.title)} isOpen onOpenChange={onClose} size="medium">
      <div className="flex flex-col gap-5">
        {!isReading && (
          <>
            <SegmentedChoice
              label={say(texts.howWouldYouLike)}
              isLabelHidden
              options={sayLabels(ways)}
              value={way}
              onChange={setWay}
            />
            <p className="text-ink-soft text-sm">{say(texts.everyoneGetsAnEmail, { left, seats: seats.seats })}</p>
          </>
        )}
        {way === 'one' && <OnePerson fields={person} onChange={setPerson} onClose={onClose} />}
        {way === 'list' && <ListOfPeople text={list} onChange={setList} onReading={setIsReading} onClose={onClose} />}
        {way === 'file' && <FileOfPeople onReading={setIsReading} onClose={onClose} />}
      </div>
    </Dialog>
  );
}
