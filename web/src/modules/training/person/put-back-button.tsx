import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { useTrainingRefresh } from '../use-training.ts';

/** Puts a removed person back into training. */
export function PutBackButton({ person }: { readonly person: { readonly id: string; readonly name: string } }) {
  const { act, isBusy } = useAction(() => callApi('restoreTrainee', { trainee: person.id }), {
    done: `${person.name} is back, and gets a new link by email.`,
    refreshes: useTrainingRefresh(),
  });
  return (
    <Button variant="secondary" isBusy={isBusy} busyLabel="Putting back" onPress={() => act()}>
      Put back into training
    </Button>
  );
}
