import { ChevronDown, ChevronsUp, ChevronUp, Equal, Info } from 'lucide-react';
import { say } from '../../portal/texts/say.ts';
import { Badge } from './badge.tsx';
import { severityBadge as texts } from './states.texts.ts';

const looks = {
  critical: { icon: ChevronsUp, word: texts.critical, counted: texts.countCritical },
  high: { icon: ChevronUp, word: texts.high, counted: texts.countHigh },
  medium: { icon: Equal, word: texts.medium, counted: texts.countMedium },
  low: { icon: ChevronDown, word: texts.low, counted: texts.countLow },
  info: { icon: Info, word: texts.info, counted: texts.countInfo },
} as const;

type SeverityBadgeProps = {
  readonly severity: keyof typeof looks;
  /** Makes it "3 high". */
  readonly count?: number | undefined;
};

/** How bad something is: colour, sign and word together. */
export function SeverityBadge({ severity, count }: SeverityBadgeProps) {
  const { icon: Icon, word, counted } = looks[severity];
  return (
    <Badge tone={count === 0 ? 'neutral' : severity} icon={<Icon aria-hidden="true" size={14} strokeWidth={2.75} />}>
      {count === undefined ? say(word) : say(counted, { count })}
    </Badge>
  );
}
