import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { minutesInWords, rateInWords } from '../in-words.ts';
import { figureWords } from '../phishing.texts.ts';
import type { Figures } from '../phishing-types.ts';
import { figures as texts } from './campaign.texts.ts';

/** What came of a campaign, reports first, and what became of its mails. */
export function CampaignFigures({ figures }: { readonly figures: Figures }) {
  const { reported, clicked, delivered, reportRate, clickRate, firstReportMinutes, medianReportMinutes } = figures;
  const counts = [
    { label: say(texts.planned), count: figures.planned },
    { label: say(texts.delivered), count: delivered },
    { label: say(texts.waiting), count: Math.max(0, figures.planned - delivered - figures.bounced) },
    { label: say(texts.bounced), count: figures.bounced },
    { label: say(texts.clickedOnes), count: clicked },
    { label: say(texts.further), count: figures.wentFurther },
    { label: say(texts.lessons), count: figures.lessonsDone },
    { label: say(texts.robots), count: figures.robots },
  ];
  return (
    <div className="grid items-start gap-6 desktop:grid-cols-[3fr_2fr]">
      <Card title={say(texts.title)} description={say(texts.lead)}>
        <dl className="grid gap-x-8 gap-y-5 tablet:grid-cols-2">
          <Figure
            isLarge
            label={say(figureWords.reportRate)}
            value={rateInWords(reportRate)}
            hint={say(texts.reported, { count: reported, total: delivered })}
          />
          <Figure
            label={say(texts.firstReport)}
            value={firstReportMinutes === null ? say(texts.noReport) : minutesInWords(firstReportMinutes)}
            hint={medianReportMinutes === null ? '' : say(texts.median, { time: minutesInWords(medianReportMinutes) })}
          />
          <Figure
            label={say(figureWords.clickRate)}
            value={rateInWords(clickRate)}
            hint={say(texts.clicked, { count: clicked, total: delivered })}
          />
        </dl>
      </Card>
      <Card title={say(texts.mails)}>
        <dl className="divide-y divide-line text-sm">
          {counts.map(({ label, count }) => (
            <div key={label} className="flex justify-between gap-4 py-1.5">
              <dt>{label}</dt>
              <dd className="font-semibold tabular-nums">{count}</dd>
            </div>
          ))}
        </dl>
        {figures.robots > 0 && <p className="mt-3 text-ink-soft text-sm">{say(texts.robotsHint)}</p>}
      </Card>
    </div>
  );
}

type FigureProps = {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  readonly isLarge?: boolean;
};

function Figure({ label, value, hint, isLarge = false }: FigureProps) {
  return (
    <div className={isLarge ? 'tablet:col-span-2' : ''}>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd>
        <span className={`block font-semibold tabular-nums tracking-tight ${isLarge ? 'text-4xl' : 'text-2xl'}`}>
          {value}
        </span>
        {hint !== '' && <span className="block text-ink-soft text-sm">{hint}</span>}
      </dd>
    </div>
  );
}
