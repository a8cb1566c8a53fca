import { Card } from '../ui/card.tsx';
import { ChartKey } from '../ui/charts/chart-key.tsx';
import { type ChartColumn, ColumnChart } from '../ui/charts/column-chart.tsx';
import { Dial } from '../ui/charts/dial.tsx';
import { LevelPill } from '../ui/charts/level-pill.tsx';
import { LineChart } from '../ui/charts/line-chart.tsx';
import { MarkGrid } from '../ui/charts/mark-grid.tsx';
import type { MarkKind } from '../ui/charts/state-mark.tsx';
import { Timeline } from '../ui/charts/timeline.tsx';
import { Columns, Row, Section } from './section.tsx';

const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'] as const;

const scans: readonly ChartColumn[] = [
  { id: '1', label: 'Oct 6', bars: [parts(2, 3, 5, 4, 3)] },
  { id: '2', label: 'Oct 20', bars: [parts(1, 3, 4, 4, 2)], fixed: 3 },
  { id: '3', label: 'Nov 3', bars: [parts(0, 1, 3, 4, 2)], fixed: 4 },
  { id: '4', label: 'Nov 17', bars: [parts(0, 0, 2, 3, 1)], fixed: 4 },
];

const months: readonly ChartColumn[] = ['Aug', 'Sep', 'Oct', 'Nov'].map((label, index) => ({
  id: label,
  label,
  bars: [[{ tone: 'neutral', count: 8 }], [{ tone: 'accent', count: 3 + index }]],
}));

const pills = [
  { name: 'Backups', level: 1, isWeakest: true },
  { name: 'Passwords', level: 3, isWeakest: false },
  { name: 'Suppliers', level: 5, isWeakest: false },
  { name: 'Cloud services', level: null, isWeakest: false },
] as const;

const people: readonly { readonly name: string; readonly kinds: readonly MarkKind[] }[] = [
  { name: 'Dmitri Novak', kinds: ['late', 'open', 'later', 'later'] },
  { name: 'Elena Fuchs', kinds: ['done', 'begun', 'later', 'later'] },
  { name: 'Grace Lindqvist', kinds: ['done', 'done', 'spared', 'later'] },
];

/** Every chart, with figures that do not mean anything. */
export function ChartSection() {
  return (
    <Section title="Charts">
      <Columns>
        <Card title="Columns in parts">
          <ColumnChart label="Problems of four scans: at first 17, in the latest 6" columns={scans} />
          <Keys tones={SEVERITIES} />
        </Card>
        <Card title="Columns in pairs">
          <ColumnChart label="Courses of four months: 32 fell due, 18 were completed" columns={months} />
          <Keys tones={['neutral', 'accent']} />
        </Card>
        <Card title="Line">
          <LineChart
            label="A score that went from 52 to 71"
            points={[
              { day: '2026-09-01', value: 52 },
              { day: '2026-10-12', value: 60 },
              { day: '2026-11-20', value: 71 },
            ]}
            formatDay={(day) => day}
          />
        </Card>
        <Card title="Dial">
          <Dial label="71 of 100" value={71} tone="success" mark={60}>
            <span className="font-semibold text-3xl tabular-nums">71</span>
          </Dial>
        </Card>
      </Columns>
      <Card title="Timeline">
        <Timeline
          label="Today is day 41 of 90; 2 of 6 steps are done"
          today={{ place: 45, words: 'Today, day 41' }}
          parts={[
            { id: '1', over: 1, start: 'Oct 16', end: 'Nov 14', steps: [true, true] },
            { id: '2', over: 0.36, start: '', end: 'Dec 14', steps: [false, false, false] },
            { id: '3', over: 0, start: '', end: 'Jan 13', steps: [false] },
          ]}
        />
      </Card>
      <Row>
        {pills.map(({ name, level, isWeakest }) => (
          <LevelPill
            key={name}
            name={name}
            href="/dev/kit"
            level={level}
            steps={5}
            figure={level === null ? '?' : String(level)}
            words={level === null ? 'not known' : `level ${level}`}
            isWeakest={isWeakest}
          />
        ))}
      </Row>
      <Card title="Grid of marks">
        <MarkGrid
          label="People and courses"
          rowsLabel="Name"
          columns={['Passwords', 'Phishing', 'Backups', 'Devices'].map((name, index) => ({
            id: name,
            name,
            header: name,
            short: String(index + 1),
          }))}
          rows={people.map(({ name, kinds }) => ({
            id: name,
            header: name,
            cells: kinds.map((kind) => ({ kind, words: kind })),
          }))}
        />
      </Card>
    </Section>
  );
}

function Keys({ tones }: { readonly tones: readonly ChartColumn['bars'][number][number]['tone'][] }) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      {tones.map((tone) => (
        <ChartKey key={tone} tone={tone} word={tone} />
      ))}
    </p>
  );
}

function parts(...counts: readonly number[]) {
  return SEVERITIES.map((tone, index) => ({ tone, count: counts[index] ?? 0 }));
}
