import { LETTER_LIMITS } from '@portal/domain/console/letter-limits.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { EditorBar } from '../concierge/editor-bar.tsx';
import { customersInWords } from './letter-outcome.ts';
import { chosenCustomers as texts } from './letters.texts.ts';

type ChosenCustomersProps = {
  readonly chosen: ReadonlySet<string>;
  readonly onNone: () => void;
  readonly onWrite: () => void;
};

/** What can be done with the customers that were chosen in the list, on whatever page of it. */
export function ChosenCustomers({ chosen, onNone, onWrite }: ChosenCustomersProps) {
  if (chosen.size === 0) return null;
  const isTooMany = chosen.size > LETTER_LIMITS.chosen;
  const limit = ` You can choose at most ${LETTER_LIMITS.chosen} one by one. Instead, narrow the list and write to everyone it shows.`;
  return (
    <EditorBar hint={`${customersInWords(chosen.size)} chosen.${isTooMany ? limit : ''}`}>
      <Button variant="quiet" onPress={onNone}>
        {say(texts.clearSelection)}
      </Button>
      <Button onPress={onWrite} isDisabled={isTooMany}>
        {say(texts.writeToThem)}
      </Button>
    </EditorBar>
  );
}
