import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { showDone } from '../../../api/show-done.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { Policy } from '../policy-types.ts';
import { readPeople, type TypedPerson } from './read-people.ts';
import { askDialog as texts } from './sign-off.texts.ts';

type AskDialogProps = {
  readonly policy: Policy;
  /** People of the training, and those who were asked before. */
  readonly known: readonly TypedPerson[];
  readonly onAsked: () => unknown;
  readonly onClose: () => void;
};

/** Chooses whom to ask: people that the portal knows, and addresses. Who was asked already gets no second mail. */
export default function AskDialog({ policy, known, onAsked, onClose }: AskDialogProps) {
  const { supportEmail } = useBrand();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const { people: added, faults, twice } = readPeople(typed);
  const everybody = known.length > 0 && chosen.size === known.length;

  const { act } = useAction(
    async (people: readonly TypedPerson[]) => {
      const { id: policyId, version } = policy;
      showDone(wordsOf((await callApi('askSignOff', { policyId, version, people: [...people] })).data));
      await onAsked();
    },
    { failed: { what: say(texts.notAsked), supportEmail, withFields: true } },
  );
  const ask = async () => {
    if (faults[0] !== undefined) return setFault(faults[0]);
    // Whom the portal knows keeps the name that it knows.
    const people = [
      ...known.filter(({ email }) => chosen.has(email)),
      ...added.filter(({ email }) => !chosen.has(email)),
    ];
    if (people.length === 0) return setFault(say(texts.chooseSomeone));
    if (await act(people)) onClose();
  };
  const toggle = (email: string, isChosen: boolean) => {
    setFault(undefined);
    setChosen((before) => new Set(isChosen ? [...before, email] : [...before].filter((one) => one !== email)));
  };

  return (
    <Dialog
      title={say(texts.title)}
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button onPress={ask}>{say(texts.sendTheEmails)}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{say(texts.hint, { version: policy.version, name: policy.name })}</p>
        {known.length > 0 && (
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-2 font-medium">{say(texts.yourPeople)}</legend>
            <Checkbox
              isSelected={everybody}
              isIndeterminate={chosen.size > 0 && !everybody}
              onChange={(all) => {
                setFault(undefined);
                setChosen(new Set(all ? known.map(({ email }) => email) : []));
              }}
            >
              {say(texts.everyone, { count: known.length })}
            </Checkbox>
            <div className="flex max-h-64 flex-col gap-1.5 overflow-y-auto rounded-box border border-line p-3">
              {known.map(({ name, email }) => (
                <Checkbox key={email} isSelected={chosen.has(email)} onChange={(isChosen) => toggle(email, isChosen)}>
                  {name} <span className="text-ink-soft text-sm">{email}</span>
                </Checkbox>
              ))}
            </div>
          </fieldset>
        )}
        <TextArea
          label={known.length > 0 ? say(texts.others) : say(texts.whoShouldConfirm)}
          description={say(texts.onePerLine)}
          rows={4}
          value={typed}
          errorMessage={fault}
          onChange={(text) => {
            setTyped(text);
            setFault(undefined);
          }}
        />
        {twice.length > 0 && (
          <ul className="text-sm text-warning-ink" aria-label={say(texts.twice)}>
            {twice.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function wordsOf({ asked, already }: { readonly asked: number; readonly already: number }): string {
  return already === 0 ? say(texts.asked, { asked }) : say(texts.askedAndAlready, { asked, already });
}
