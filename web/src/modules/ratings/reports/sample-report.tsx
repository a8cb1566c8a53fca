import workerAddress from 'virtual:pdf-worker';
import { useEffect, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { startWorker } from '../../../portal/start-worker.ts';
import { say } from '../../../portal/texts/say.ts';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { sampleReport as texts } from './reports.texts.ts';

// One worker for all documents: where Trusted Types rule, the library could not start its own.
pdfjs.GlobalWorkerOptions.workerPort = startWorker(workerAddress);

const WIDEST_PAGE = 800;

/**
 * All pages of a PDF below each other as pictures, as wide as there is room. Their text is for the PDF itself, which is tagged: what the
 * viewer makes of the tags is no sound page.
 */
export default function SampleReport({ file, onRetry }: { readonly file: string; readonly onRetry: () => void }) {
  const [count, setCount] = useState(0);
  const { width, frame } = useWidth();
  return (
    <section
      ref={frame}
      aria-label={say(texts.sampleReport)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      className="rating-sample overflow-y-auto rounded-inner bg-sunken p-2 tablet:p-5"
    >
      <Document
        file={file}
        suspense={false}
        loading={<Skeleton shape="block" count={2} />}
        error={<LoadFailed what={say(texts.what)} onRetry={onRetry} />}
        onLoadSuccess={({ numPages }) => setCount(numPages)}
        className="flex flex-col items-center gap-5"
      >
        {width > 0 &&
          Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
            <div key={index} role="img" aria-label={say(texts.pageOf, { page: index + 1, pages: count })}>
              <Page
                pageNumber={index + 1}
                width={width}
                renderAnnotationLayer={false}
                renderTextLayer={false}
                suspense={false}
                loading={<Skeleton shape="block" />}
                className="border border-line shadow-raised"
              />
            </div>
          ))}
      </Document>
    </section>
  );
}

/** The room that pages have, as wide as the frame is now. */
function useWidth() {
  const frame = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - 2;
      setWidth(Math.max(0, Math.min(WIDEST_PAGE, Math.floor(room))));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, frame };
}
