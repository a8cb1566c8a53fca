import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { visitButton as texts } from './visits.texts.ts';

type VisitButtonProps = {
  /** Undefined until it is known; the server refuses what it does not allow. */
  readonly access: CallOutput<'readVisitAccess'>['data'] | undefined;
  readonly onPress: () => void;
};

/** Opens the customer's portal, or asks for it where the customer wants to be asked. */
export function VisitButton({ access, onPress }: VisitButtonProps) {
  const mayOpen = !access?.needsApproval || access.request?.state === 'approved';
  if (mayOpen) return <Button onPress={onPress}>{say(texts.openPortal)}</Button>;
  return (
    <Button isDisabled={access.request?.state === 'waiting'} onPress={onPress}>
      {say(texts.askForAVisit)}
    </Button>
  );
}
