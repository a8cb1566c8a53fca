import type { CallOutput } from '../../api/calls.ts';
import { useCallQuery } from '../../api/use-call.ts';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { earlierHelpers as texts } from './handovers.texts.ts';

type Helper = CallOutput<'handovers'>['data']['helpers'][number];

/** Who helped before, to be chosen with one press; nothing before the first. */
export function EarlierHelpers({ onChoose }: { readonly onChoose: (helper: Helper) => void }) {
  const { data } = useCallQuery('handovers', {});
  const helpers = data?.data.helpers ?? [];
  if (helpers.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap items-center gap-2 text-sm">
      <legend className="mb-1.5 font-medium">{say(texts.earlierHelpers)}</legend>
      {helpers.map((helper) => (
        <Button
          key={helper.email}
          variant="soft"
          size="small"
          aria-label={`${helper.name}, ${helper.email}`}
          onPress={() => onChoose(helper)}
        >
          {helper.name}
        </Button>
      ))}
    </fieldset>
  );
}
