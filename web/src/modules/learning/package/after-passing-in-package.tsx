import { say } from '../../../portal/texts/say.ts';
import { packaged } from '../learning.texts.ts';
import { LeaveButton } from './leave-button.tsx';
import { playerInPage } from './player-in-page.ts';

/** Stands in a packaged course for `quiz/after-passing.tsx`. */
export function AfterPassing() {
  const { isConnected } = playerInPage().system;
  return (
    <>
      <p className="basis-full">{say(isConnected ? packaged.resultSent : packaged.nothingSaved)}</p>
      <LeaveButton />
    </>
  );
}
