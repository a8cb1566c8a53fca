import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { pictureField as texts } from './brands.texts.ts';

type PictureFieldProps = {
  readonly label: string;
  /** What it is for, in a sentence. */
  readonly description: string;
  /** Address of the picture that is there, a data URL of one just chosen, or null for none. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly errorMessage?: string | undefined;
};

const LARGEST_BYTES = 200 * 1024;
const TYPES = ['image/svg+xml', 'image/png'];

/** A logo: shown as it will be on light and dark, chosen anew, or taken away. */
export function PictureField({ label, description, value, onChange, errorMessage }: PictureFieldProps) {
  const [problem, setProblem] = useState<string>();
  const take = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const found = problemOf(file);
    setProblem(found);
    if (found === undefined) onChange(await dataUrlOf(file));
  };
  const remove = () => {
    setProblem(undefined);
    onChange(null);
  };
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        label={label}
        description={say(texts.descriptionSvgOrPng, { description })}
        files={[]}
        onFilesChange={take}
        accept={TYPES}
        errorMessage={problem ?? errorMessage}
      />
      {value !== null && (
        <div className="flex flex-wrap items-center gap-3">
          {(['bg-white', 'bg-black'] as const).map((ground) => (
            <span key={ground} className={`rounded-box border border-line p-3 ${ground}`}>
              <img src={value} alt={say(texts.labelCurrent, { label })} className="h-8 w-auto max-w-40" />
            </span>
          ))}
          <Button
            variant="secondary"
            size="small"
            icon={<Trash2 aria-hidden="true" size={16} />}
            aria-label={say(texts.removeLabel, { label })}
            onPress={remove}
          >
            {say(texts.remove)}
          </Button>
        </div>
      )}
    </div>
  );
}

function problemOf(file: File): string | undefined {
  if (!TYPES.includes(file.type)) return say(texts.pleaseChooseAnSvg);
  return file.size > LARGEST_BYTES ? say(texts.pleaseChooseAPicture) : undefined;
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
