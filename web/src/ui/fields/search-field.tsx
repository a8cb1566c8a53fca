import { Search } from 'lucide-react';
import { say } from '../../portal/texts/say.ts';
import { IconButton } from '../icon-button.tsx';
import { searchField as texts } from './choices.texts.ts';
import { TextField } from './text-field.tsx';

type SearchFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
};

/** What one looks for, with the button that sends the form it stands in. */
export function SearchField(props: SearchFieldProps) {
  return (
    <TextField
      {...props}
      type="search"
      autoComplete="off"
      trailing={
        <span className="m-2 self-center">
          <IconButton type="submit" label={say(texts.search)} icon={<Search aria-hidden="true" size={18} />} />
        </span>
      }
    />
  );
}
