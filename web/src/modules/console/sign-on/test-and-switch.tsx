import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import type { BrandSignOnState } from './brand-sign-on-state.ts';
import { steps as texts } from './sign-on.texts.ts';
import { SwitchDialog } from './switch-dialogs.tsx';
import { TestDialog } from './test-dialog.tsx';

type TestAndSwitchProps = { readonly brandId: string; readonly state: BrandSignOnState };

/** Somebody of staff signs in by a directory before it can be turned on. */
export function TestAndSwitch({ brandId, state }: TestAndSwitchProps) {
  const { formatDateTime } = useFormatDate();
  const [trial, setTrial] = useState<{ readonly url: string; readonly before: string | null } | null>(null);
  const [isSwitching, setIsSwitching] = useState(false);
  const { isOn, testedAt, testedAs: email } = state;
  const { act, isBusy } = useAction(async () => {
    const { data } = await callApi('startBrandSignOnTest', { brandId });
    setTrial({ url: data.url, before: testedAt });
  });
  return (
    <Card title={say(texts.title)} description={say(texts.why)}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={testedAt === null ? 'warning' : 'success'}>
            {testedAt === null ? say(texts.notTested) : say(texts.isTested)}
          </Badge>
          {testedAt !== null && (
            <span className="break-words text-ink-soft text-sm">
              {say(texts.tested, { date: formatDateTime(testedAt), email })}
            </span>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant={testedAt === null ? 'primary' : 'secondary'} isBusy={isBusy} onPress={() => act()}>
            {say(texts.test)}
          </Button>
          {testedAt !== null && (
            <Button variant={isOn ? 'soft' : 'primary'} onPress={() => setIsSwitching(true)}>
              {isOn ? say(texts.turnOff) : say(texts.turnOn)}
            </Button>
          )}
        </div>
      </div>
      {trial !== null && <TestDialog brandId={brandId} {...trial} onClose={() => setTrial(null)} />}
      {isSwitching && <SwitchDialog brandId={brandId} state={state} onClose={() => setIsSwitching(false)} />}
    </Card>
  );
}
