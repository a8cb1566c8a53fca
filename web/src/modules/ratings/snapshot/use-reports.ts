import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { sendCall } from '../../../api/send-call.ts';
import { callKey } from '../../../api/use-call.ts';
import { useHasKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { currentRating } from '../current-rating.ts';
import type { FastAnswer, UsedRating } from '../use-rating.ts';
import { pdfOf, saveRatingReport } from './save-rating-report.ts';
import { saveRatingReport as report, useReports as texts } from './snapshot.texts.ts';
import { SNAPSHOT_FORM } from './snapshot-form.ts';

/** How long the message of a saved snapshot stays (spec part 2, section 9). */
const SAVED_MS = 10_000;

/** What the company is asked for. */
export type Wish = 'snapshot' | 'detailed' | 'address';

export type ReportDialog =
  | { readonly kind: 'company'; readonly wish: Wish }
  | { readonly kind: 'on-its-way' }
  | { readonly kind: 'load-failed'; readonly retry: () => Promise<void> };

/** The two reports: what a press on either does, and the dialogs that follow. */
export type Reports = {
  readonly dialog: ReportDialog | null;
  readonly close: () => void;
  /** Saves the one page, or asks who the firm is where there isn't one (spec part 2, section 4). */
  readonly getSnapshot: () => Promise<void>;
  readonly getDetailed: () => Promise<void>;
  readonly askForCompany: () => void;
  /** Loads the rating of the address that was just stored. Answers whether the dialog has done its work. */
  readonly loadFor: (url: string, wish: Wish, onAnswered: () => void) => Promise<boolean>;
  readonly isLoading: boolean;
};

export function useReports({ view, companyUrl, load, isLoading }: UsedRating): Reports {
  const client = useQueryClient();
  // A session that ended while somebody was typing.
  const isKept = useHasKeptForm(SNAPSHOT_FORM);
  const [dialog, setDialog] = useState<ReportDialog | null>(isKept ? { kind: 'company', wish: 'snapshot' } : null);
  const isRated = view.kind === 'shown' && companyUrl !== '' && currentRating(view.rating) !== null;

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch {
      setDialog({ kind: 'load-failed', retry: () => attempt(work) });
    }
  };
  const saveSnapshot = () =>
    attempt(async () => {
      const response = await sendCall('ratingSnapshot', { fileName: say(report.fileName) });
      saveRatingReport(await response.blob());
      setDialog(null);
      sayReceived();
    });
  const askForDetailed = () =>
    attempt(async () => {
      await callApi('detailedReport', {});
      setDialog({ kind: 'on-its-way' });
      await client.invalidateQueries({ queryKey: callKey('ratingReports') });
    });

  const finish = async ({ pdf, data, error }: FastAnswer, wish: Wish): Promise<boolean> => {
    if (error !== null) return false;
    setDialog(null);
    if (pdf !== null && wish !== 'address') {
      saveRatingReport(pdfOf(pdf));
      sayReceived();
    }
    if (pdf !== null && wish === 'detailed') await askForDetailed();
    if (data?.state === 'measuring' && wish !== 'address')
      showToast({
        kind: 'info',
        text: say(texts.weAreLookingAt),
      });
    return true;
  };

  return {
    dialog,
    close: () => setDialog(null),
    getSnapshot: async () => (isRated ? saveSnapshot() : setDialog({ kind: 'company', wish: 'snapshot' })),
    getDetailed: async () => (isRated ? askForDetailed() : setDialog({ kind: 'company', wish: 'detailed' })),
    askForCompany: () => setDialog({ kind: 'company', wish: 'address' }),
    loadFor: async (url, wish, onAnswered) => {
      const answer = await load(url);
      onAnswered();
      if (answer !== null) return finish(answer, wish);
      // What went wrong was said; the page itself offers to try again.
      setDialog(null);
      return false;
    },
    isLoading,
  };
}

function sayReceived(): void {
  showToast({ kind: 'success', text: say(texts.reportReceivedSuccessfully), durationMs: SAVED_MS });
}
