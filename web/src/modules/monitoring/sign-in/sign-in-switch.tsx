import { useState } from 'react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { signInSwitch as texts } from './sign-in.texts.ts';
import type { ScanSignIn } from './use-scan-sign-in.ts';

type SignInSwitchProps = {
  readonly signIn: ScanSignIn;
  readonly isBusy: boolean;
  readonly onSwitchOn: (consent: string) => Promise<unknown>;
  readonly onSwitchOff: () => Promise<unknown>;
};

const bringIntoView = (asked: HTMLElement | null) => asked?.scrollIntoView({ block: 'nearest' });

/** Whether scans sign in, what may happen then, and the agreement that is asked before it is on. */
export function SignInSwitch({ signIn, isBusy, onSwitchOn, onSwitchOff }: SignInSwitchProps) {
  const { formatDate } = useFormatDate();
  const { switchedOn, accounts } = signIn;
  const [isAsking, setIsAsking] = useState(false);
  const [isAgreed, setIsAgreed] = useState(false);
  const tried = accounts.find(({ account }) => account === 'main')?.tried;
  const hasWorked = tried != null && tried.failure === null;
  const isOn = switchedOn !== null;
  const close = () => {
    setIsAsking(false);
    setIsAgreed(false);
  };
  const change = (next: boolean) => {
    if (next) setIsAsking(true);
    else if (isOn) void onSwitchOff();
    else close();
  };
  return (
    <section
      aria-label={say(texts.label)}
      className="flex flex-col gap-3 rounded-box border border-line p-4 tablet:p-5"
    >
      <Switch isSelected={isOn} isDisabled={isBusy || !(isOn || hasWorked)} onChange={change}>
        <span className="font-semibold">{say(texts.label)}</span>
      </Switch>
      {!(hasWorked || isOn) && <p className="text-ink-soft">{say(texts.firstTry)}</p>}
      <div>
        <p className="font-medium">{say(texts.mayHappen)}</p>
        <ul className="mt-1 flex list-disc flex-col gap-1 ps-5 text-ink-soft">
          {[texts.entries, texts.mails, texts.never].map((sentence) => (
            <li key={say(sentence)}>{say(sentence)}</li>
          ))}
        </ul>
      </div>
      {switchedOn !== null && (
        <p className="text-ink-soft text-sm wrap-anywhere">
          {say(texts.turnedOn, { name: switchedOn.by, day: formatDate(switchedOn.at) })}
        </p>
      )}
      {isAsking && !isOn && (
        <div ref={bringIntoView} className="flex flex-col gap-3 rounded-inner border border-line-strong p-4">
          <Checkbox autoFocus isSelected={isAgreed} onChange={setIsAgreed} isDisabled={isBusy}>
            {say(texts.terms)}
          </Checkbox>
          <div className="flex flex-wrap gap-3">
            <Button isDisabled={!isAgreed} isBusy={isBusy} onPress={() => onSwitchOn(say(texts.terms)).then(close)}>
              {say(texts.turnOn)}
            </Button>
            <Button variant="secondary" isDisabled={isBusy} onPress={close}>
              {say(texts.leaveOff)}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
