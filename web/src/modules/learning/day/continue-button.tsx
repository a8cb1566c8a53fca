import { ArrowRight } from 'lucide-react';
import type { Ref } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { dayPage as texts } from './day.texts.ts';

type ContinueButtonProps = { readonly ref: Ref<HTMLButtonElement>; readonly onPress: () => void };

/** Leads on to the next moment; takes the focus from the choice that was made. */
export function ContinueButton({ ref, onPress }: ContinueButtonProps) {
  return (
    <button ref={ref} type="button" onClick={onPress} className={buttonStyle({ size: 'large' })}>
      {say(texts.continue)}
      <ArrowRight aria-hidden="true" size={18} />
    </button>
  );
}
