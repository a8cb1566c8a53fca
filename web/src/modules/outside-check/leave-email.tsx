import { isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { checkConsentText } from '@portal/domain/outside-check/check-consent.ts';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { useAction } from '../../api/use-action.ts';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { leaveEmail as texts } from './outside-check.texts.ts';

/** Leaves an address for the provider, for whoever would rather be written to; nothing is sent without the tick. */
export function LeaveEmail({ checkId }: { readonly checkId: string }) {
  const { brandNameShort, brandNameLong } = useBrand();
  const [email, setEmail] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const { act, isBusy, errors, setErrors } = useAction(async (address: string) => {
    await callApi('leaveCheckEmail', { checkId, email: address, agrees: true });
    setIsLeft(true);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = normalizeEmail(email);
    if (!isEmailAddress(address)) setErrors({ email: say(texts.pleaseEnterAValid) });
    else if (!agrees) setErrors({ agrees: say(texts.pleaseCheckTheBox) });
    else void act(address);
  };
  if (isLeft) {
    return (
      <Banner kind="success" title={say(texts.thanks)} isAlert>
        {say(texts.willEmailYou, { brand: brandNameShort })}
      </Banner>
    );
  }
  return (
    <Card title={say(texts.wouldYouLikeA)} description={say(texts.optionalLeaveYourAddress, { brand: brandNameShort })}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={say(texts.emailAddressOptional)}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          value={email}
          onChange={setEmail}
          maxLength={254}
          errorMessage={errors.email}
        />
        <Checkbox isSelected={agrees} onChange={setAgrees} errorMessage={errors.agrees}>
          {checkConsentText(brandNameLong, say)}
        </Checkbox>
        <div>
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            {say(texts.leaveMyAddress)}
          </Button>
        </div>
      </form>
    </Card>
  );
}
