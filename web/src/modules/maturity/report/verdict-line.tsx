import { CircleCheck, Eye, MessageCircleQuestion } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ReportedElement } from '../maturity-types.ts';
import { verdictLine as texts } from './report.texts.ts';

const LOOKS = {
  claimed: { icon: MessageCircleQuestion, colour: 'text-ink-soft', word: texts.yourWord },
  supported: { icon: CircleCheck, colour: 'text-success-ink', word: texts.thePortalHasSeen },
  contradicted: { icon: Eye, colour: 'text-warning-ink', word: texts.worthASecondLook },
} as const;

type VerdictLineProps = { readonly evidence: NonNullable<ReportedElement['evidence']> };

/** The answer held against what the portal knows: kindly, because a portal does not see everything. */
export function VerdictLine({ evidence: { verdict, text, href } }: VerdictLineProps) {
  const { icon: Icon, colour, word } = LOOKS[verdict];
  return (
    <p className="mt-2 flex items-start gap-2 text-sm">
      <Icon aria-hidden="true" size={17} className={`mt-0.5 shrink-0 ${colour}`} />
      <span>
        <strong className={`font-semibold ${colour}`}>{say(word)}</strong> {text}
        {href !== null && (
          <>
            {' '}
            <TextLink href={href}>{say(texts.seeYourAttackSurface)}</TextLink>
          </>
        )}
      </span>
    </p>
  );
}
