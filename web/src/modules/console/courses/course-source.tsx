import type { Language } from '@portal/domain/texts/languages.ts';
import { type Ref, useId } from 'react';

type CourseSourceProps = {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly label: string;
  readonly language: Language;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A file of a course as it is typed: in letters of one width, a line a line. */
export function CourseSource({ ref, label, language, value, onChange }: CourseSourceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        lang={language}
        spellCheck
        wrap="off"
        rows={26}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="w-full resize-y overflow-auto rounded-box border border-line-strong bg-surface p-3 font-mono text-sm leading-6"
      />
    </>
  );
}
