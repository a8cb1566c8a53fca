import { say } from '../../../portal/texts/say.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { linkField as texts } from './brands.texts.ts';

type LinkFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isRequired?: boolean;
  readonly description?: string;
  readonly errorMessage: string | undefined;
};

/** The address of a place on the web. */
export function LinkField(props: LinkFieldProps) {
  return <TextField {...props} type="url" placeholder={say(texts.placeholder)} maxLength={500} autoComplete="off" />;
}
