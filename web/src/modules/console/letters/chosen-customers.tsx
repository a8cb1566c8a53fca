import { LETTER_LIMITS } from '@portal/domain/console/letter-limits.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { EditorBar } from '../concierge/editor-bar.tsx';
import { chosenCustomers as texts } from './letters.texts.ts';

type ChosenCustomersProps = {
  readonly chosen: ReadonlySet<string>;
  readonly onNone: () => void;
  readonly onWrite: () => void;
};

/** What can be done with the customers that were chosen in the list, on whatever page of it. */
export function ChosenCustomers({ chosen, onNone, onWrite }: ChosenCustomersProps) {
  if (chosen.size === 0) return null;
  const count = chosen.size;
  const isTooMany = count > LETTER_LIMITS.chosen;
  return (
    <EditorBar
      hint={isTooMany ? say(texts.tooMany, { count, limit: LETTER_LIMITS.chosen }) : say(texts.chosen, { count })}
    >
      <Button variant="quiet" onPress={onNone}>
        {say(texts.clearSelection)}
      </Button>
      <Button onPress={onWrite} isDisabled={isTooMany}>
        {say(texts.writeToThem)}
      </Button>
    </EditorBar>
  );
}
