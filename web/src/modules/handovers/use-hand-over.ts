import { DEFAULT_HANDOVER_DAYS, type HandoverDays } from '@portal/domain/handovers/handover-limits.ts';
import { useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { useAction } from '../../api/use-action.ts';
import type { ToHandOver } from '../../portal/modules/home-part.ts';
import { say } from '../../portal/texts/say.ts';
import { useHandOver as texts } from './handovers.texts.ts';

/** The form of a handover, and its two ends: sent by email, or only as a link to be copied. */
export function useHandOver({ points, findings }: ToHandOver, onSent: () => void) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [note, setNote] = useState('');
  const [days, setDays] = useState<HandoverDays>(DEFAULT_HANDOVER_DAYS);
  const [showsFirm, setShowsFirm] = useState(true);
  const [link, setLink] = useState<string | null>(null);

  const { act, errors, setErrors, isBusy } = useAction(
    async (sends: boolean) => {
      const whole = findings === undefined ? {} : { findings };
      const { data } = await callApi('handOver', { points, ...whole, name, email, note, days, showsFirm, sends });
      if (sends) onSent();
      else setLink(data.url);
      return sends;
    },
    {
      done: (sends) => (sends ? say(texts.nameGetsAnEmail, { name: name.trim() }) : null),
      refreshes: ['handovers'],
      failed: { otherwise: say(texts.thisCouldNotBe) },
    },
  );

  const handOver = (sends: boolean) => {
    const missing = {
      ...(name.trim() === '' ? { name: say(texts.pleaseEnterAName) } : {}),
      ...(sends && email.trim() === '' ? { email: say(texts.pleaseEnterAnEmail) } : {}),
    };
    setErrors(missing);
    return Object.keys(missing).length === 0 ? act(sends) : undefined;
  };
  const fields = { name, email, note, days, showsFirm };
  return { fields, setName, setEmail, setNote, setDays, setShowsFirm, link, errors, isBusy, handOver };
}
