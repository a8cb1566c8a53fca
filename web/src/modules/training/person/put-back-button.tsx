import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { useTrainingRefresh } from '../use-training.ts';
import { putBackButton as texts } from './person.texts.ts';

/** Puts a removed person back into training. */
export function PutBackButton({ person }: { readonly person: { readonly id: string; readonly name: string } }) {
  const { act, isBusy } = useAction(() => callApi('restoreTrainee', { trainee: person.id }), {
    done: say(texts.nameIsBackAnd, { name: person.name }),
    refreshes: useTrainingRefresh(),
  });
  return (
    <Button variant="secondary" isBusy={isBusy} busyLabel={say(texts.puttingBack)} onPress={() => act()}>
      {say(texts.putBackIntoTraining)}
    </Button>
  );
}
