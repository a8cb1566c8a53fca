import { TextField } from '../../../ui/fields/text-field.tsx';

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
  return <TextField {...props} type="url" placeholder="https://" maxLength={500} autoComplete="off" />;
}
