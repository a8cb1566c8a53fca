import { say } from '../../../portal/texts/say.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { packaged } from '../learning.texts.ts';
import { playerInPage } from './player-in-page.ts';

/** Goes back to the learning system, where it has said where that is. */
export function LeaveButton() {
  const { system } = playerInPage();
  const { returnAddress } = system;
  if (returnAddress === null) return null;
  const leave = async () => {
    await system.finish();
    window.location.assign(returnAddress);
  };
  return (
    <PlainButton variant="secondary" onPress={leave}>
      {say(packaged.leave)}
    </PlainButton>
  );
}
