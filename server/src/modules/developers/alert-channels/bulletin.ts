import { type LeastSeverity, MAX_LINES } from '@portal/domain/developers/endpoint-kinds.ts';
import { FIRM_EVENTS, type FirmEvent } from '@portal/domain/developers/webhook-events.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { happened as texts } from './alert-channels.texts.ts';

/** How one thing that happened is told to people: no names of people, and nothing that experts wrote. */
export type Line = {
  readonly text: string;
  /** Its page in the portal. */
  readonly path: string;
  readonly severity: LeastSeverity | null;
};

/** Everything of one kind that happened. */
export type BulletinSection = {
  readonly event: FirmEvent;
  readonly heading: string;
  readonly lines: readonly { readonly text: string; readonly url: string }[];
  /** What of it is bad, worst first; empty where nothing has a severity. */
  readonly severities: readonly LeastSeverity[];
};

/** What a message says, however it looks. Texts are plain: markup in them is to be shown, not obeyed. */
export type Bulletin = {
  readonly title: string;
  readonly sections: readonly BulletinSection[];
  readonly action: { readonly label: string; readonly url: string };
};

const LONGEST_LINE = 160;
const WORST_FIRST: readonly (LeastSeverity | null)[] = ['high', 'medium', 'low', null];

/** Makes a message of what happened: by kind, worst first, the same lines once, and not more than fit. */
export function bulletinOf(
  told: readonly { readonly event: FirmEvent; readonly line: Line }[],
  { say, origin, portal }: { readonly say: Say; readonly origin: string; readonly portal: string },
): Bulletin {
  const sections = FIRM_EVENTS.flatMap((event) => {
    const lines = told.filter((one) => one.event === event).map(({ line }) => line);
    return lines.length === 0 ? [] : [sectionOf(event, lines, say, origin)];
  });
  return {
    title: sections.map(({ heading }) => heading).join(' · '),
    sections,
    action: { label: say(texts.open, { portal }), url: origin },
  };
}

function sectionOf(event: FirmEvent, lines: readonly Line[], say: Say, origin: string): BulletinSection {
  const byText = Map.groupBy(
    lines.toSorted((one, other) => WORST_FIRST.indexOf(one.severity) - WORST_FIRST.indexOf(other.severity)),
    ({ text }) => text,
  );
  const shown = [...byText.values()].slice(0, MAX_LINES).map((same) => {
    const [{ text, path } = { text: '', path: '' }] = same;
    const whole = same.length === 1 ? text : say(texts.times, { text, count: same.length });
    return { text: shortened(whole), url: origin + path };
  });
  const left = byText.size - shown.length;
  const more = left > 0 ? [{ text: say(texts.more, { count: left }), url: origin }] : [];
  return {
    event,
    heading: event === 'score.dropped' ? say(texts[event]) : say(texts[event], { count: lines.length }),
    lines: [...shown, ...more],
    severities: lines.flatMap(({ severity }) => severity ?? []),
  };
}

const shortened = (text: string): string =>
  text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE - 1).toWellFormed()}…` : text;

/** What a test says. */
export const testBulletin = ({
  say,
  origin,
  portal,
}: {
  readonly say: Say;
  readonly origin: string;
  readonly portal: string;
}): Bulletin => ({
  title: `${say(texts.testTitle)}. ${say(texts.test, { portal })}`,
  sections: [],
  action: { label: say(texts.open, { portal }), url: origin },
});
