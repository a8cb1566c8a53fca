import { say } from '../../portal/texts/say.ts';
import { checkForm as texts } from './outside-check.texts.ts';
import '../../api/later-calls.ts';
import { readCheckTarget } from '@portal/domain/outside-check/check-target.ts';
import { targetProblems } from '@portal/domain/outside-check/outside-check.texts.ts';
import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { useAction } from '../../api/use-action.ts';
import { OutsideView } from '../../illustrations/outside-view.tsx';
import { RecaptchaNotice } from '../../portal/captcha/recaptcha-notice.tsx';
import { CaptchaFailed, useCaptcha } from '../../portal/captcha/use-captcha.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';

type CheckFormProps = {
  readonly subscriptionId: string | undefined;
  /** What was typed before, and what was wrong with it. */
  readonly before?: { readonly domain: string; readonly problem: string };
};

const PROMISES = [texts.itOnlyLooksAs, texts.noAccountNoName, texts.mostResultsComeWithin] as const;

/** One field and one button: what to look at from outside. */
export function CheckForm({ subscriptionId, before }: CheckFormProps) {
  const goTo = useGoTo();
  const captcha = useCaptcha();
  const [domain, setDomain] = useState(before?.domain ?? '');
  const { act, isBusy, errors, setErrors, clearError } = useAction(async (typed: string) => {
    try {
      await captcha.pass();
    } catch (error) {
      if (!(error instanceof CaptchaFailed)) throw error;
      showToast({ kind: 'danger', text: error.message });
      return;
    }
    const { data } = await callApi('startOutsideCheck', {
      domain: typed,
      ...(subscriptionId === undefined ? {} : { subscriptionId }),
    });
    goTo(`/check/result/${data.checkId}`);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const target = readCheckTarget(domain);
    if (typeof target === 'string') setErrors({ domain: say(targetProblems[target]) });
    else void act(domain.trim());
  };
  const change = (typed: string) => {
    clearError('domain');
    setDomain(typed);
  };
  const unchanged = domain === before?.domain ? before.problem : undefined;

  return (
    <div className="m-auto w-full max-w-2xl py-6">
      <div className="mx-auto mb-6 w-48">
        <OutsideView />
      </div>
      <h1 className="text-balance text-center font-semibold text-3xl tracking-tight tablet:text-4xl">
        {say(texts.howDoesYourCompany)}
      </h1>
      <p className="mx-auto mt-3 max-w-xl text-balance text-center text-ink-soft text-lg">
        {say(texts.canStrangersSendEmail)}
      </p>
      <form
        noValidate
        onSubmit={submit}
        onFocus={captcha.start}
        className="mt-8 rounded-box border border-line bg-surface p-5 shadow-raised tablet:p-6"
      >
        <div className="flex flex-col gap-3 tablet:flex-row tablet:items-start">
          <TextField
            label={say(texts.yourCompanysDomain)}
            name="domain"
            autoComplete="url"
            spellCheck="false"
            inputMode="url"
            placeholder={say(texts.placeholder)}
            value={domain}
            onChange={change}
            maxLength={300}
            isRequired
            description={say(texts.description)}
            errorMessage={errors.domain ?? unchanged}
          />
          <div className="shrink-0 *:w-full tablet:*:w-auto">
            <Button type="submit" size="large" isBusy={isBusy}>
              {say(texts.checkIt)}
            </Button>
          </div>
        </div>
        <RecaptchaNotice />
      </form>
      <ul className="mt-7 grid gap-4 tablet:grid-cols-3">
        {PROMISES.map((text) => (
          <li key={say(text)} className="flex items-start gap-3 text-ink-soft text-sm">
            <Check aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-accent-ink" />
            {say(text)}
          </li>
        ))}
      </ul>
    </div>
  );
}
