import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { CopiedValue } from '../copied-value.tsx';
import { NamesChoice } from '../names-choice.tsx';
import { everywhere } from '../phishing.texts.ts';
import { REFRESHED } from '../refreshed-calls.ts';
import { turnOn as texts } from './start.texts.ts';

/** What it means to turn it on, what to do first, and the button, which asks for a confirmation. */
export function TurnOnCard({ revision }: { readonly revision: number }) {
  const { isServiceSession } = useSessionState();
  return (
    <Card title={say(texts.title)} description={say(texts.lead)}>
      <div className="flex max-w-3xl flex-col gap-6">
        <Part title={say(texts.what)} lines={[say(texts.mails), say(texts.click), say(texts.typed)]} />
        <div className="flex flex-col gap-3">
          <Part title={say(texts.before)} lines={[say(texts.training), say(texts.council), say(texts.tell)]} />
          <CopiedValue label={say(texts.notice)} value={say(texts.noticeText)} isProse />
        </div>
        {!isServiceSession && <TurnOnForm revision={revision} />}
      </div>
    </Card>
  );
}

function TurnOnForm({ revision }: { readonly revision: number }) {
  const [showsNames, setShowsNames] = useState(false);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const { act, errors, setErrors, clearError, isBusy } = useAction(
    () => callApi('turnPhishingOn', { confirms: true, showsNames, revision }),
    { done: say(texts.turnedOn), refreshes: REFRESHED, failed: { otherwise: say(everywhere.tryAgain) } },
  );
  return (
    <div className="flex flex-col items-start gap-5">
      <NamesChoice showsNames={showsNames} onChange={setShowsNames} />
      <Checkbox
        isSelected={isConfirmed}
        onChange={(isSelected) => {
          setIsConfirmed(isSelected);
          clearError('confirms');
        }}
        errorMessage={errors.confirms}
      >
        {say(texts.confirm)}
      </Checkbox>
      <Button isBusy={isBusy} onPress={() => (isConfirmed ? act() : setErrors({ confirms: say(texts.confirmFirst) }))}>
        {say(texts.turnOn)}
      </Button>
    </div>
  );
}

function Part({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 marker:text-ink-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
