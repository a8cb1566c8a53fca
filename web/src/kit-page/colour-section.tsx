import { useState } from 'react';
import { SegmentedChoice } from '../ui/fields/segmented-choice.tsx';
import { Section } from './section.tsx';

const swatches = [
  ['Canvas', 'bg-canvas'],
  ['Surface', 'bg-surface'],
  ['Sunken', 'bg-sunken'],
  ['Line', 'bg-line'],
  ['Strong line', 'bg-line-strong'],
  ['Ink', 'bg-ink'],
  ['Accent', 'bg-accent'],
  ['Accent soft', 'bg-accent-soft'],
  ['Accent mid', 'bg-accent-mid'],
  ['Critical', 'bg-critical'],
  ['High', 'bg-high'],
  ['Medium', 'bg-medium'],
  ['Low', 'bg-low'],
  ['Info', 'bg-info'],
  ['Success', 'bg-success'],
  ['Warning', 'bg-warning'],
] as const;

const accents = [
  { id: '#1f5eff', label: 'Blue' },
  { id: '#0f766e', label: 'Teal' },
  { id: '#c2410c', label: 'Orange' },
  { id: '#7c3aed', label: 'Violet' },
] as const;

export function ColourSection() {
  const [accent, setAccent] = useState<(typeof accents)[number]['id']>('#1f5eff');
  const choose = (next: typeof accent) => {
    setAccent(next);
    document.documentElement.style.setProperty('--brand-accent', next);
  };
  return (
    <Section title="Colours and type">
      <SegmentedChoice label="Brand colour" options={accents} value={accent} onChange={choose} />
      <ul aria-label="Colours" className="grid grid-cols-2 gap-3 tablet:grid-cols-4 desktop:grid-cols-8">
        {swatches.map(([name, fill]) => (
          <li key={name} className="text-ink-soft text-sm">
            <span aria-hidden="true" className={`mb-1 block h-12 rounded-box border border-line ${fill}`} />
            {name}
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-2">
        <p className="font-semibold text-4xl tracking-tight">Security for small firms</p>
        <p className="font-semibold text-3xl tracking-tight">Good morning, Alex</p>
        <p className="font-semibold text-2xl tracking-tight">Website security scans</p>
        <p className="font-semibold text-xl tracking-tight">Add a website to scan</p>
        <p className="text-lg">A lead paragraph that says what the page is for.</p>
        <p>Body text. Your website tells visitors which software it runs.</p>
        <p className="text-ink-soft text-sm">Secondary text, such as a date or a hint.</p>
        <p className="font-mono text-sm">x-powered-by: Express</p>
      </div>
    </Section>
  );
}
