import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';

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
        description={`${description} SVG or PNG, up to 200 KB.`}
        files={[]}
        onFilesChange={take}
        accept={TYPES}
        errorMessage={problem ?? errorMessage}
      />
      {value !== null && (
        <div className="flex flex-wrap items-center gap-3">
          {(['bg-white', 'bg-black'] as const).map((ground) => (
            <span key={ground} className={`rounded-box border border-line p-3 ${ground}`}>
              <img src={value} alt={`${label}, current`} className="h-8 w-auto max-w-40" />
            </span>
          ))}
          <Button
            variant="secondary"
            size="small"
            icon={<Trash2 aria-hidden="true" size={16} />}
            aria-label={`Remove: ${label}`}
            onPress={remove}
          >
            Remove
          </Button>
        </div>
      )}
    </div>
  );
}

function problemOf(file: File): string | undefined {
  if (!TYPES.includes(file.type)) return 'Please choose an SVG or PNG file.';
  return file.size > LARGEST_BYTES ? 'Please choose a picture of at most 200 KB.' : undefined;
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
