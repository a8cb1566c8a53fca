import type { ReactNode } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { colourField as texts } from './brands.texts.ts';

type ColourFieldProps = {
  readonly label: string;
  /** "#rrggbb", or whatever has been typed so far. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly description?: ReactNode;
  readonly errorMessage?: ReactNode;
};

const COLOUR = /^#[\da-f]{6}/i;

/** A colour, typed or picked. */
export function ColourField({ label, value, onChange, description, errorMessage }: ColourFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={onChange}
      maxLength={9}
      autoComplete="off"
      spellCheck="false"
      description={description}
      errorMessage={errorMessage}
      trailing={
        <input
          type="color"
          aria-label={say(texts.labelPickAColor, { label })}
          value={COLOUR.exec(value)?.[0].toLowerCase() ?? '#000000'}
          // What follows the colour is how opaque it is, which cannot be picked.
          onChange={(event) => onChange(event.target.value + value.slice(7))}
          className="m-2 h-10 w-12 shrink-0 cursor-pointer rounded-inner border border-line bg-surface p-1"
        />
      }
    />
  );
}
