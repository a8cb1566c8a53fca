import { SegmentedChoice } from '../ui/fields/segmented-choice.tsx';
import { ToastArea } from '../ui/overlays/toast.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { useColourScheme } from '../ui/use-colour-scheme.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { ButtonSection } from './button-section.tsx';
import { ChartSection } from './chart-section.tsx';
import { ChoiceSection } from './choice-section.tsx';
import { ColourSection } from './colour-section.tsx';
import { DataSection } from './data-section.tsx';
import { DateSection } from './date-section.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { FieldSection } from './field-section.tsx';
import { IllustrationSection } from './illustration-section.tsx';
import { OverlaySection } from './overlay-section.tsx';

const schemes = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'system', label: 'As the device' },
] as const;

/** Every part of the kit in every state. Bring your own toast area when the app around it has one. */
export default function KitPage({ hasToastArea = true }: { readonly hasToastArea?: boolean }) {
  const { choice, choose } = useColourScheme();
  usePageTitle('Interface kit', 'Development');
  return (
    <main className="mx-auto max-w-6xl px-4 py-8 desktop:px-8 desktop:py-12">
      <PageHeading
        title="Interface kit"
        description="Every part in every state, in the colours of the brand."
        action={
          <SegmentedChoice label="Colour scheme" isLabelHidden options={schemes} value={choice} onChange={choose} />
        }
      />
      <ColourSection />
      <ButtonSection />
      <FieldSection />
      <ChoiceSection />
      <DateSection />
      <OverlaySection />
      <FeedbackSection />
      <DataSection />
      <ChartSection />
      <IllustrationSection />
      {hasToastArea && <ToastArea />}
    </main>
  );
}
