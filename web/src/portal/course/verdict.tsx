import { CircleCheck, Eye, Info } from 'lucide-react';
import { joinClasses } from '../../ui/join-classes.ts';

const looks = {
  good: { icon: CircleCheck, colour: 'text-success-ink' },
  missed: { icon: Eye, colour: 'text-warning-ink' },
  neutral: { icon: Info, colour: 'text-ink-soft' },
} as const;

type VerdictProps = {
  readonly kind: keyof typeof looks;
  /** Two or three words: "Good catch". */
  readonly word: string;
  readonly why: string;
};

/** Says what is to be said of one answer, and why. */
export function Verdict({ kind, word, why }: VerdictProps) {
  const { icon: Icon, colour } = looks[kind];
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon aria-hidden="true" size={18} className={joinClasses('mt-px shrink-0', colour)} />
      <span className="min-w-0">
        <strong className={joinClasses('font-semibold', colour)}>{word}.</strong> {why}
      </span>
    </p>
  );
}
