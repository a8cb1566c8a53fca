import { CircleCheck, Eye, MessageCircleQuestion } from 'lucide-react';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ReportedElement } from '../maturity-types.ts';

const LOOKS = {
  claimed: { icon: MessageCircleQuestion, colour: 'text-ink-soft', word: 'Your word' },
  supported: { icon: CircleCheck, colour: 'text-success-ink', word: 'The portal has seen this too' },
  contradicted: { icon: Eye, colour: 'text-warning-ink', word: 'Worth a second look' },
} as const;

type VerdictLineProps = { readonly evidence: NonNullable<ReportedElement['evidence']> };

/** The answer held against what the portal knows: kindly, because a portal does not see everything. */
export function VerdictLine({ evidence: { verdict, text, href } }: VerdictLineProps) {
  const { icon: Icon, colour, word } = LOOKS[verdict];
  return (
    <p className="mt-2 flex items-start gap-2 text-sm">
      <Icon aria-hidden="true" size={17} className={`mt-0.5 shrink-0 ${colour}`} />
      <span>
        <strong className={`font-semibold ${colour}`}>{word}.</strong> {text}
        {href !== null && (
          <>
            {' '}
            <TextLink href={href}>See your attack surface</TextLink>
          </>
        )}
      </span>
    </p>
  );
}
