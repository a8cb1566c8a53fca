import { CornerDownLeft } from 'lucide-react';
import { say } from '../../../../portal/texts/say.ts';
import { useProfile } from '../../../../portal/use-profile.ts';
import { Button } from '../../../../ui/button.tsx';
import type { AskedField, FieldValue } from '../../policy-types.ts';
import { answerWords } from './answer-words.ts';
import { suggestions as texts } from './answers.texts.ts';

type SuggestionsProps = {
  readonly field: AskedField;
  readonly value: FieldValue;
  readonly onTake: (value: FieldValue) => void;
};

/** Answers to take over with one press: what another policy says otherwise, our own suggestion, the reader's name. */
export function Suggestions({ field, value, onTake }: SuggestionsProps) {
  const { userData } = useProfile();
  const ownName = [userData?.firstName, userData?.lastName].filter(Boolean).join(' ');
  const all = [
    {
      from:
        field.offeredFrom === null
          ? say(texts.answeredForAll)
          : say(texts.answeredElsewhere, { policy: field.offeredFrom }),
      value: field.offered,
    },
    { from: say(texts.ourSuggestion), value: field.default },
    { from: say(texts.you), value: field.type === 'person' && ownName !== '' ? ownName : null },
  ];
  const seen = new Set([JSON.stringify(value)]);
  const useful = all.flatMap(({ from, value: offered }) => {
    const key = JSON.stringify(offered);
    if (offered === null || seen.has(key)) return [];
    seen.add(key);
    return [{ from, offered }];
  });
  if (useful.length === 0 || (field.type === 'yes-no' && field.offered === null)) return null;
  return (
    <ul className="flex flex-col gap-2">
      {useful.map(({ from, offered }) => (
        <li key={from} className="flex items-center justify-between gap-3 rounded-box bg-sunken py-2 pe-2 ps-4 text-sm">
          <span className="min-w-0">
            <span className="block text-ink-soft text-xs">{from}</span>
            <span className="block">{answerWords(field, offered)}</span>
          </span>
          <Button
            variant="quiet"
            size="small"
            aria-label={say(texts.useAnswer, { answer: answerWords(field, offered) })}
            icon={<CornerDownLeft aria-hidden="true" size={15} />}
            onPress={() => onTake(offered)}
          >
            {say(texts.use)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
