import { say } from '../../portal/texts/say.ts';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { turnOn as texts } from './start/start.texts.ts';

type NamesChoiceProps = { readonly showsNames: boolean; readonly onChange: (showsNames: boolean) => void };

/** Whether people are shown by name, with what it means. */
export function NamesChoice({ showsNames, onChange }: NamesChoiceProps) {
  return (
    <RadioGroup
      label={say(texts.names)}
      hasFrames
      value={showsNames ? 'names' : 'figures'}
      onChange={(id) => onChange(id === 'names')}
      options={[
        { id: 'figures', label: say(texts.noNames), description: say(texts.noNamesHint) },
        { id: 'names', label: say(texts.withNames), description: say(texts.withNamesHint) },
      ]}
    />
  );
}
