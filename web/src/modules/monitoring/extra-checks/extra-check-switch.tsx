import { useState } from 'react';
import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { EXTRA_CHECK_TEXTS } from './extra-check-texts.ts';
import { extraCheckSwitch as texts } from './extra-checks.texts.ts';

type ExtraCheckSwitchProps = {
  readonly check: CallOutput<'readOptIns'>['data']['checks'][number];
  /** Whether it can be switched on now; off is always possible. */
  readonly canSwitchOn: boolean;
  readonly onSwitchOn: (text: string) => Promise<unknown>;
  readonly onSwitchOff: () => Promise<unknown>;
};

/** What is asked is seen with its buttons, also on a phone. */
const bringIntoView = (asked: HTMLElement | null) => asked?.scrollIntoView({ block: 'nearest' });

/** One check with what may happen, its switch, and the agreement that is asked before it is on. */
export function ExtraCheckSwitch({ check, canSwitchOn, onSwitchOn, onSwitchOff }: ExtraCheckSwitchProps) {
  const { formatDate } = useFormatDate();
  const { title, what, mayHappen, terms } = EXTRA_CHECK_TEXTS[check.checkId];
  const [isAsking, setIsAsking] = useState(false);
  const [isAgreed, setIsAgreed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isOn = check.switchedOn !== null;

  const during = async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    await work();
    setIsBusy(false);
    setIsAsking(false);
    setIsAgreed(false);
  };
  const change = (next: boolean) => {
    if (next) setIsAsking(true);
    else if (isOn) void during(onSwitchOff);
    else setIsAsking(false);
  };

  return (
    <section aria-label={say(title)} className="flex flex-col gap-3 rounded-box border border-line p-4 tablet:p-5">
      <Switch isSelected={isOn} isDisabled={isBusy || !(isOn || canSwitchOn)} onChange={change}>
        <span className="font-semibold">{say(title)}</span>
      </Switch>
      <p className="text-ink-soft">{say(what)}</p>
      <div>
        <p className="font-medium">{say(texts.whatMayHappen)}</p>
        <ul className="mt-1 flex list-disc flex-col gap-1 ps-5 text-ink-soft">
          {mayHappen.map((sentence) => (
            <li key={say(sentence)}>{say(sentence)}</li>
          ))}
        </ul>
      </div>
      {check.switchedOn !== null && (
        <p className="text-ink-soft text-sm wrap-anywhere">
          {say(texts.turnedOnBy, { name: check.switchedOn.by, day: formatDate(check.switchedOn.at) })}
        </p>
      )}
      {isAsking && !isOn && (
        <div ref={bringIntoView} className="flex flex-col gap-3 rounded-inner border border-line-strong p-4">
          <Checkbox autoFocus isSelected={isAgreed} onChange={setIsAgreed} isDisabled={isBusy}>
            {say(terms)}
          </Checkbox>
          <div className="flex flex-wrap gap-3">
            <Button isDisabled={!isAgreed} isBusy={isBusy} onPress={() => during(() => onSwitchOn(say(terms)))}>
              {say(texts.turnOn)}
            </Button>
            <Button variant="secondary" isDisabled={isBusy} onPress={() => change(false)}>
              {say(texts.leaveOff)}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
